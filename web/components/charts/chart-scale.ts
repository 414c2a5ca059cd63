/** One place on the time axis; null where there is nothing to measure. */
export type ChartPoint = { label: string; value: number | null };
export type Format = (value: number) => string;
export type Range = readonly [from: number, to: number];

const MOST_STEPS = 4;
const NICE = [1, 2, 2.5, 5, 10];

/**
 * Round numbers from the bottom to the top of an axis, both ends included, at most five. Counts (`whole`) are
 * never cut into halves.
 */
export function ticksOf([from, to]: Range, whole: boolean): number[] {
  const span = Math.max(to - from, whole ? 1 : Number.EPSILON);
  const step = niceStep(span / MOST_STEPS, whole);
  const first = Math.floor(exact(from / step));
  const last = Math.max(first + 1, Math.ceil(exact(to / step)));
  return Array.from({ length: last - first + 1 }, (_, index) => exact((first + index) * step));
}

function niceStep(least: number, whole: boolean): number {
  if (whole && least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const steps = NICE.map((nice) => nice * power).filter((step) => !whole || Number.isInteger(step));
  return steps.find((step) => step >= least * (1 - 1e-9)) ?? power * 10;
}

/** Without the crumbs that binary fractions leave: 0.30000000000000004. */
function exact(value: number): number {
  return Number(value.toPrecision(12));
}

/** The height of `value` between the ends of an axis, from 0 to 1. */
export function heightOn(ticks: readonly number[], value: number): number {
  const [from, to] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  return to === from ? 0 : (value - from) / (to - from);
}

/** `12.5%` of the drawing's width, for attributes of shapes. */
export function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

/** Shares of a whole that add up to it; a whole of nothing has no shares. */
export function sharesOf(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => (total === 0 ? 0 : count / total));
}

/** The values that are there, for the ends of an axis that starts at zero. */
export function fromZero(points: readonly ChartPoint[]): Range {
  return [0, Math.max(0, ...points.map(({ value }) => value ?? 0))];
}
