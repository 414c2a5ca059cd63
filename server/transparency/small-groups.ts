export type PeopleCount = { value: string; count: number; persons: number };
export type ShownCount = { value: string; count: number | null };

/** A number of so many persons is shown; of fewer it could tell who they are. */
export const FEWEST_PERSONS = 3;

/**
 * Hides (null) the counts of groups of fewer than three persons, empty ones too. A single hidden number could be
 * computed from the total, so the next smallest is hidden with it.
 */
export function hideSmallGroups(groups: readonly PeopleCount[]): ShownCount[] {
  const isSmall = ({ persons }: PeopleCount) => persons < FEWEST_PERSONS;
  if (!groups.some(({ count, persons }) => count > 0 && persons < FEWEST_PERSONS))
    return groups.map(({ value, count }) => ({ value, count }));
  const bySize = groups.toSorted((one, other) => one.persons - other.persons || one.count - other.count);
  const hidden = new Set(
    bySize.slice(0, Math.max(2, groups.filter(isSmall).length)).map(({ value }) => value),
  );
  return groups.map(({ value, count }) => ({ value, count: hidden.has(value) ? null : count }));
}
