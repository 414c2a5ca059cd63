type Group = { held: number; all: number };

/** Counts may come from sums of floating-point logarithms; equal tables differ by no more. */
const SAME = 1e-7;

/**
 * Fisher's exact test of two groups, two-sided: how likely a split at least as uneven is by chance, from 0 to
 * 1. It adds up all tables with the same sums that are no likelier than the counted one (R. A. Fisher,
 * Statistical Methods for Research Workers, 1934). Null where nothing or everything is on hold.
 */
export function fisherTest(one: Group, other: Group): number | null {
  const held = one.held + other.held;
  const all = one.all + other.all;
  if (held === 0 || held === all || one.all === 0 || other.all === 0) return null;
  const logs = logFactorials(all);
  const choose = (from: number, some: number): number =>
    (logs[from] ?? 0) - (logs[some] ?? 0) - (logs[from - some] ?? 0);
  const likelihood = (first: number): number =>
    Math.exp(choose(one.all, first) + choose(other.all, held - first) - choose(all, held));
  const counted = likelihood(one.held);
  let sum = 0;
  for (let first = Math.max(0, held - other.all); first <= Math.min(held, one.all); first += 1) {
    const value = likelihood(first);
    if (value <= counted * (1 + SAME)) sum += value;
  }
  return Math.min(1, sum);
}

function logFactorials(most: number): Float64Array {
  const logs = new Float64Array(most + 1);
  for (let number = 2; number <= most; number += 1) logs[number] = (logs[number - 1] ?? 0) + Math.log(number);
  return logs;
}
