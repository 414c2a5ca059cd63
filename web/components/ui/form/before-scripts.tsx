import type { ReactNode } from 'react';
import { useTakenOver } from '../../../hooks/use-taken-over.ts';

/** Content that only a page without its scripts needs, such as the button of a form that else applies itself. */
export const BeforeScripts = ({ children }: { children: ReactNode }) => (useTakenOver() ? null : children);
