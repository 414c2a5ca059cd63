import type { SharedProps } from '../pages/shared-props.ts';

/** Plans are for contractors: a homeowner is shown none. */
export const isHomeowner = (viewer: SharedProps['viewer']): boolean =>
  viewer?.role === 'user' && viewer.contractorId === null;
