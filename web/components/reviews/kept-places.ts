import { useState } from 'react';

type Listed = { id: number };

/**
 * What is listed, each where it was when the page was opened; one that has changed stands there anew. Where the list is the whole,
 * what has come is last and what is missing has gone. Else what is missing may only stand on another page now, so it stays as it
 * was last seen (the server refuses what may no longer be done with it), and what is new here came from another page: it waits there.
 */
export function inKeptPlaces<Item extends Listed>(
  shown: readonly Item[],
  fresh: readonly Item[],
  isWhole: boolean,
): readonly Item[] {
  const changed = new Map(fresh.map((item) => [item.id, item]));
  if (!isWhole) return shown.map((item) => changed.get(item.id) ?? item);
  const known = new Set(shown.map(({ id }) => id));
  return [
    ...shown.flatMap((item) => changed.get(item.id) ?? []),
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
