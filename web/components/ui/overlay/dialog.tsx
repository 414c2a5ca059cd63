import { useEffect, type ReactNode } from 'react';
import { fetchedLater } from '../../../hooks/fetched-later.ts';
import { whenIdle } from '../../../lib/live/idle.ts';
import type { DialogProps } from './dialog-surface.tsx';

const surface = fetchedLater(async () => (await import('./dialog-surface.tsx')).DialogSurface);

/**
 * Floats over the page, keeps the focus inside, gives it back. Escape, the cross and a press outside close it. Its code
 * comes after the page, while the browser has nothing to do, or with the first opening.
 */
export function Dialog(props: DialogProps) {
  useEffect(() => whenIdle(() => void surface.fetch().catch(() => undefined)), []);
  const Surface = surface.useFetched(props.open, props.onClose)?.code;
  return Surface && <Surface {...props} />;
}

/** The buttons at a dialog's end: the main one last in reading order, at the right. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">{children}</div>;
}
