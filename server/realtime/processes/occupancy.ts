/** The number of subscribers of a channel in one process. */
export type Count = [channel: string, subscribers: number];

export type Occupancy = {
  /** The number of its subscribers in all processes. */
  total: (channel: string) => number;
  /** Every channel with a subscriber. */
  channels: () => Set<string>;
  /** A connection of this process subscribed or unsubscribed. */
  note: (channel: string) => void;
  own: () => Count[];
  /** Takes the counts of another process; `isAll`: it has no other channels. */
  take: (from: string, counts: readonly Count[], isAll: boolean) => void;
  forget: (from: string) => void;
  stop: () => void;
};

type Settings = {
  /** The subscribers of this process. */
  byChannel: ReadonlyMap<string, ReadonlySet<unknown>>;
  /** Tells the others; they need not know within the second. */
  tell: (counts: Count[]) => void;
  /** The total of a channel is another one. */
  changed: (channel: string) => void;
};

/** Many come and go at once, as after a restart: they are told together. */
const TOLD_AFTER_MS = 50;

/** The number of subscribers of each channel, here and in the other processes. */
export function createOccupancy({ byChannel, tell, changed }: Settings): Occupancy {
  const others = new Map<string, Map<string, number>>();
  const untold = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | null = null;

  const ownCount = (channel: string) => byChannel.get(channel)?.size ?? 0;
  const flush = () => {
    timer = null;
    const counts = [...untold].map((channel): Count => [channel, ownCount(channel)]);
    untold.clear();
    tell(counts);
  };
  return {
    total: (channel) =>
      [...others.values()].reduce((sum, counts) => sum + (counts.get(channel) ?? 0), ownCount(channel)),
    channels: () => new Set([byChannel, ...others.values()].flatMap((counts) => [...counts.keys()])),
    note: (channel) => {
      changed(channel);
      untold.add(channel);
      timer ??= setTimeout(flush, TOLD_AFTER_MS).unref();
    },
    own: () => [...byChannel].map(([channel, { size }]) => [channel, size]),
    take: (from, counts, isAll) => {
      const before = others.get(from);
      const now = isAll || !before ? new Map<string, number>() : before;
      const said = new Set(counts.map(([channel]) => channel));
      const gone = isAll && before ? [...before.keys()].filter((channel) => !said.has(channel)) : [];
      for (const [channel, count] of counts)
        if (count > 0) now.set(channel, count);
        else now.delete(channel);
      others.set(from, now);
      for (const channel of [...gone, ...said]) changed(channel);
    },
    forget: (from) => {
      const before = others.get(from);
      others.delete(from);
      for (const channel of before?.keys() ?? []) changed(channel);
    },
    stop: () => {
      if (timer) clearTimeout(timer);
    },
  };
}
