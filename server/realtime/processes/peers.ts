export type Peers = {
  isAlone: () => boolean;
  /** Notes a sign of life; true where it was unknown before. */
  note: (from: string, now: number) => boolean;
  forget: (from: string) => void;
  /** Those who have said nothing for too long. */
  silent: (now: number) => string[];
  /** True where `me` comes first among all but one. */
  isFirst: (me: string, except?: string) => boolean;
};

/** Three times the pause between two signs of life, and a little. */
const FORGOTTEN_AFTER_MS = 100_000;

/** The other processes, and when they last said something. */
export function createPeers(): Peers {
  const receivedAt = new Map<string, number>();
  return {
    isAlone: () => receivedAt.size === 0,
    note: (from, now) => {
      const isNew = !receivedAt.has(from);
      receivedAt.set(from, now);
      return isNew;
    },
    forget: (from) => void receivedAt.delete(from),
    silent: (now) => [...receivedAt].filter(([, at]) => now - at > FORGOTTEN_AFTER_MS).map(([from]) => from),
    isFirst: (me, except) => [...receivedAt.keys()].every((from) => from === except || me < from),
  };
}
