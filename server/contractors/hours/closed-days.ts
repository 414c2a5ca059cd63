/** Days (YYYY-MM-DD) on which a contractor is closed whatever its hours, the last one included; `label`: why, or empty. */
export type ClosedDays = { from: string; to: string; label: string };

type ClosedDaysProblem = { index: number; field: 'from' | 'to'; problem: 'ends_first' | 'overlap' };

/** The first thing wrong with a list of them: one ends before it begins, or two share a day. */
export function closedDaysProblem(list: readonly ClosedDays[]): ClosedDaysProblem | null {
  for (const [index, { from, to }] of list.entries()) {
    if (to < from) return { index, field: 'to', problem: 'ends_first' };
    const isShared = list.slice(0, index).some((other) => from <= other.to && other.from <= to);
    if (isShared) return { index, field: 'from', problem: 'overlap' };
  }
  return null;
}

export const isClosedOn = (list: readonly ClosedDays[], day: string): boolean =>
  list.some(({ from, to }) => from <= day && day <= to);

/** Those that are not over on a day, the next first. */
export const closedFrom = (list: readonly ClosedDays[], today: string): ClosedDays[] =>
  list.filter(({ to }) => to >= today).toSorted((one, other) => (one.from < other.from ? -1 : 1));
