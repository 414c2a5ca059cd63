/** The middle one; of an even number the lower of the two. NaN of none. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? NaN;
}
