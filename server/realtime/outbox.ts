import { frameOf } from './frames.ts';
import type { Subscriber } from './hub-types.ts';

export type Outbox = {
  /** Sends a text to everyone in a channel but one, at the end of this turn. */
  post: (channel: string, text: string, except?: string) => void;
  /** Writes what waits, so that a direct answer does not overtake it. */
  flush: () => void;
};

type Parcel = { frame: Buffer; except: string | undefined };
type Waiting = { parcels: Parcel[]; bytes: number };

/** A batch stays far below the bytes that a slow reader may leave unread. */
const LARGEST_BATCH_BYTES = 65_536;

/**
 * The events of one turn of the event loop. A frame is made once for all readers of a channel, and several frames go out in
 * one write to each socket, because the write is the expensive part.
 */
export function createOutbox(byChannel: ReadonlyMap<string, ReadonlySet<Subscriber>>): Outbox {
  const waiting = new Map<string, Waiting>();
  let isDue = false;

  const flush = () => {
    for (const [channel, { parcels }] of waiting) write(byChannel.get(channel), parcels);
    waiting.clear();
  };
  return {
    post: (channel, text, except) => {
      if (!byChannel.has(channel)) return;
      const frame = frameOf(text);
      const batch = waiting.get(channel) ?? { parcels: [], bytes: 0 };
      batch.parcels.push({ frame, except });
      batch.bytes += frame.length;
      waiting.set(channel, batch);
      if (batch.bytes >= LARGEST_BATCH_BYTES) return flush();
      if (isDue) return;
      isDue = true;
      setImmediate(() => {
        isDue = false;
        flush();
      });
    },
    flush,
  };
}

function write(readers: ReadonlySet<Subscriber> | undefined, parcels: readonly Parcel[]): void {
  if (!readers) return;
  const frame = joined(parcels);
  const excepted = new Set(parcels.flatMap(({ except }) => except ?? []));
  if (excepted.size === 0) {
    for (const reader of readers) reader.sendFrame(frame);
    return;
  }
  for (const reader of readers) {
    if (!excepted.has(reader.socketId)) reader.sendFrame(frame);
    else {
      const others = parcels.filter(({ except }) => except !== reader.socketId);
      if (others.length > 0) reader.sendFrame(joined(others));
    }
  }
}

/** The only frame as it is; several in one piece. */
function joined(parcels: readonly Parcel[]): Buffer {
  const [first] = parcels;
  return first && parcels.length === 1 ? first.frame : Buffer.concat(parcels.map(({ frame }) => frame));
}
