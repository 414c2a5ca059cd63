/** The deviation of today's reviews from the usual number that puts them on hold, in standard deviations. */
export const BURST_FROM_Z = 4;
/** Fewer in a day are never a burst, however quiet it was before. */
export const BURST_FROM_REVIEWS = 5;
export const BASELINE_DAYS = 90;
/** A contractor without reviews would have a deviation of nought: one review would be infinitely many. */
const SMALLEST_DEVIATION = 0.5;

/**
 * Whether the reviews of 24 hours are unusually many against the 90 days before: `z = (today - mean) /
 * deviation` above 4. The deviation is at least that of a Poisson process with that mean. `earlier` holds the
 * days that had any.
 */
export function isBurst(today: number, earlier: readonly number[]): boolean {
  if (today < BURST_FROM_REVIEWS) return false;
  const mean = earlier.reduce((sum, count) => sum + count, 0) / BASELINE_DAYS;
  const squares = earlier.reduce((sum, count) => sum + count * count, 0) / BASELINE_DAYS;
  const deviation = Math.max(Math.sqrt(squares - mean * mean), Math.sqrt(mean), SMALLEST_DEVIATION);
  return (today - mean) / deviation > BURST_FROM_Z;
}
