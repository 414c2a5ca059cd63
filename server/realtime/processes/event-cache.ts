/** The last event of a cache channel. */
export type CachedEvent = { channel: string; event: string; data: string; at: number };

export type EventCache = {
  keep: (event: CachedEvent) => void;
  find: (channel: string, now: number) => CachedEvent | null;
  all: (now: number) => CachedEvent[];
};

/** As Pusher keeps them. */
export const KEPT_MS = 30 * 60_000;
/** A sender of our own, or one who knows the secret, fills it: a bound against mistakes. */
const MOST_BYTES = 8 * 1_048_576;

const bytesOf = ({ channel, event, data }: CachedEvent): number =>
  2 * (channel.length + event.length + data.length);

/** The last event of each cache channel, as long as it is young and there is room; the oldest go first. */
export function createEventCache(): EventCache {
  const events = new Map<string, CachedEvent>();
  let bytes = 0;
  const drop = (channel: string) => {
    const event = events.get(channel);
    if (!event) return;
    events.delete(channel);
    bytes -= bytesOf(event);
  };
  const dropOld = (now: number) => {
    for (const { channel, at } of events.values()) {
      if (at + KEPT_MS > now && bytes <= MOST_BYTES) return;
      drop(channel);
    }
  };
  return {
    keep: (event) => {
      const known = events.get(event.channel);
      if (known && known.at > event.at) return;
      drop(event.channel);
      events.set(event.channel, event);
      bytes += bytesOf(event);
      dropOld(event.at);
    },
    find: (channel, now) => {
      dropOld(now);
      return events.get(channel) ?? null;
    },
    all: (now) => {
      dropOld(now);
      return [...events.values()];
    },
  };
}
