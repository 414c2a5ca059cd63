import * as z from 'zod';
import { oneOf } from '../../core/http/forgiving-query.ts';

/** The looks of a badge. Other parts of its query change nothing and make no cached picture of their own. */
export const badgeQuery = z.object({ size: oneOf(['compact']), theme: oneOf(['dark']) });

export type BadgeLook = z.output<typeof badgeQuery>;

/** Pixels of each size. */
export const sizeOf = (size: BadgeLook['size']): { width: number; height: number } =>
  size === 'compact' ? { width: 200, height: 66 } : { width: 240, height: 90 };

/** Only the parts that differ from a large badge for light pages. */
export const lookQuery = ({ size, theme }: BadgeLook): Record<string, string> => ({
  ...(size && { size }),
  ...(theme && { theme }),
});
