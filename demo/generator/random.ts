/** Random choices that come out the same for the same seed, on every machine. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  integer: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** One entry, each as likely as its weight against the sum of all. */
  weighted: <T>(entries: readonly (readonly [T, number])[]) => T;
  shuffled: <T>(list: readonly T[]) => T[];
  /** A generator of its own, so that more choices here do not change the choices there. */
  fork: (label: string) => Random;
};

/**
 * A generator for a seed, with the numbers of mulberry32 (Tommy Ettinger's 32-bit generator, public domain).
 * It is short, fast and even enough for a demo; do not use it for secrets.
 */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const random: Random = {
    next,
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => entryAt(list, Math.floor(next() * list.length)),
    weighted: (entries) => pickWeighted(entries, next()),
    shuffled: (list) => shuffle(list, random),
    fork: (label) => createRandom(`${seed}/${label}`),
  };
  return random;
}

/** The entry at a place that the caller knows to exist; throws a RangeError if it does not. */
export function entryAt<T>(list: readonly T[], index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`No entry ${index} in a list of ${list.length}`);
  return entry;
}

function pickWeighted<T>(entries: readonly (readonly [T, number])[], share: number): T {
  let left = share * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [entry, weight] of entries) {
    left -= weight;
    if (left < 0) return entry;
  }
  return entryAt(entries, entries.length - 1)[0];
}

function shuffle<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((entry) => ({ entry, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry);
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
