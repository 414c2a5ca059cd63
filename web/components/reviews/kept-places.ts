import { useState } from 'react';

type Listed = { id: number };

/**
 * What is listed, each where it was when the page was opened: one that has changed stands there anew, what has come is last.
 * What is missing in the new list has gone where that list is the whole of it, else it may only stand on another page now.
 */
export function inKeptPlaces<Item extends Listed>(
  shown: readonly Item[],
  fresh: readonly Item[],
  isWhole: boolean,
): readonly Item[] {
  const changed = new Map(fresh.map((item) => [item.id, item]));
  const known = new Set(shown.map(({ id }) => id));
  return [
    ...shown.flatMap((item) => changed.get(item.id) ?? (isWhole ? [] : [item])),
    ...fresh.filter(({ id }) => !known.has(id)),
  ];
}

/** The same for a list that is fetched again while somebody reads it. */
export function useKeptPlaces<Item extends Listed>(
  listed: readonly Item[],
  isWhole: boolean,
): readonly Item[] {
  const [kept, setKept] = useState({ of: listed, shown: listed });
  if (kept.of === listed) return kept.shown;
  const shown = inKeptPlaces(kept.shown, listed, isWhole);
  setKept({ of: listed, shown });
  return shown;
}
