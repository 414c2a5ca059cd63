import { randomBytes } from 'node:crypto';
import type { Logger } from '../../core/process/logger.ts';
import type { DatabaseHandle } from '../../database/client.ts';
import type { CachedEvent } from './event-cache.ts';
import type { Sent } from '../hub-types.ts';
import { parseObject } from '../messages.ts';
import type { Count } from './occupancy.ts';
import type { Seat } from './rosters.ts';

/** The messages between processes. */
export type PeerMessage =
  | { kind: 'event'; sent: Sent }
  | { kind: 'end'; userId: string }
  | { kind: 'bind'; socketId: string; userId: string; until: number | null }
  | { kind: 'joined'; seat: Seat }
  | { kind: 'left'; channel: string; userId: string }
  /** The number of its connections in some channels. */
  | { kind: 'counts'; counts: Count[] }
  /** Everyone it has in presence channels, and the number of its connections in each channel. */
  | { kind: 'roster'; seats: Seat[]; counts: Count[] }
  /** The last event of a cache channel, for one that has just begun. */
  | { kind: 'cached'; event: CachedEvent }
  /** It has just begun to listen, and asks for the rosters. */
  | { kind: 'hello' }
  | { kind: 'bye' };

export type Relay = {
  /** This process, as the others name it. */
  me: string;
  /** Tells all other processes, in the order of the calls. Resolves once it is on its way; a failure is logged. */
  tell: (peerMessage: PeerMessage) => Promise<void>;
  listen: (receive: (peerMessage: PeerMessage, from: string) => void, onAgain: () => void) => Promise<void>;
  stop: () => Promise<void>;
};

const CHANNEL = 'realtime';
/** PostgreSQL takes less than 8,000 bytes at once. */
const PART_CHARACTERS = 7_000;
const MOST_UNFINISHED = 100;

/** A process as the others name it. */
export const nameOfProcess = (): string => randomBytes(6).toString('hex');

/** PostgreSQL's LISTEN and NOTIFY, with long messages in parts. */
export function createRelay({ sql }: Pick<DatabaseHandle, 'sql'>, log: Logger): Relay {
  const me = nameOfProcess();
  let before: Promise<unknown> = Promise.resolve();
  let stop = async (): Promise<void> => undefined;

  const send = async (peerMessage: PeerMessage): Promise<void> => {
    try {
      for (const part of partsOf(me, JSON.stringify(peerMessage))) await sql.notify(CHANNEL, part);
    } catch (error) {
      log.warn({ err: error }, 'other processes were not told');
    }
  };
  return {
    me,
    tell: (peerMessage) => {
      // One after the other: the pool's connections would overtake each other.
      const sent = before.then(() => send(peerMessage));
      before = sent;
      return sent;
    },
    listen: async (receive, onAgain) => {
      const join = createJoiner();
      let isFirst = true;
      const { unlisten } = await sql.listen(
        CHANNEL,
        (payload) => {
          const whole = join(payload);
          const peerMessage = whole && whole.from !== me ? parseObject(whole.text) : null;
          if (whole && peerMessage) receive(peerMessage as PeerMessage, whole.from);
        },
        () => {
          if (!isFirst) onAgain();
          isFirst = false;
        },
      );
      stop = unlisten;
    },
    stop: async () => {
      await before;
      await stop().catch(() => undefined);
    },
  };
}

/** In base64, so that no character is cut in two and each counts for one byte. */
export function partsOf(from: string, text: string): string[] {
  const encoded = Buffer.from(text).toString('base64');
  const count = Math.max(1, Math.ceil(encoded.length / PART_CHARACTERS));
  const id = count === 1 ? '' : randomBytes(6).toString('hex');
  return Array.from({ length: count }, (_, index) =>
    JSON.stringify({
      from,
      id,
      count,
      index,
      part: encoded.slice(index * PART_CHARACTERS, (index + 1) * PART_CHARACTERS),
    }),
  );
}

type Whole = { from: string; text: string };

/** Puts parts together again; gives the whole with the last one of them. */
export function createJoiner(): (payload: string) => Whole | null {
  const unfinished = new Map<string, string[]>();
  return (payload) => {
    const { from, id, count, index, part } = parseObject(payload) ?? {};
    if (typeof from !== 'string' || typeof part !== 'string') return null;
    if (count === 1) return { from, text: decode(part) };
    const key = `${from}:${String(id)}`;
    const parts = unfinished.get(key) ?? [];
    parts[Number(index)] = part;
    unfinished.set(key, parts);
    if (parts.filter(() => true).length < Number(count)) {
      // The rest of the oldest was lost with a connection.
      const [oldest] = unfinished.keys();
      if (unfinished.size > MOST_UNFINISHED && oldest !== undefined) unfinished.delete(oldest);
      return null;
    }
    unfinished.delete(key);
    return { from, text: decode(parts.join('')) };
  };
}

const decode = (encoded: string): string => Buffer.from(encoded, 'base64').toString();
