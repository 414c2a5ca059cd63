import { useState } from 'react';

type ListedItem = { id: number };

/**
 * Keeps the listed items in the places they had when the page opened, each in its latest state. In a whole
 * list, new items come last and missing ones disappear. Otherwise a missing item may be on another page, so
 * it stays as it was; the server refuses outdated actions. A new item came from another page, so it is not
 * shown here.
 */
export function inKeptPlaces<Item extends ListedItem>(
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

/** The same for a list that is refetched while it is read. */
export function useKeptPlaces<Item extends ListedItem>(
  listed: readonly Item[],
  isWhole: boolean,
): readonly Item[] {
  const [kept, setKept] = useState({ of: listed, shown: listed });
  if (kept.of === listed) return kept.shown;
  const shown = inKeptPlaces(kept.shown, listed, isWhole);
  setKept({ of: listed, shown });
  return shown;
}
