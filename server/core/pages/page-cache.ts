import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { DatabaseHandle } from '../../database/client.ts';
import { note } from '../signals.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { isUnreachable } from '../../database/unreachable.ts';

/** A page or the answer to a call (status 200) that is the same for every visitor. */
export type CachedAnswer = {
  headers: Readonly<Record<string, string>>;
  /** As it was made, until its compressed forms are ready. */
  plain: Buffer | null;
  packed: { brotli: Buffer; gzip: Buffer } | null;
  tags: readonly string[];
  expiresAt: number;
};

const CHANNEL = 'page_cache_drop';
/** PostgreSQL takes less than 8,000 bytes at once. */
const LONGEST_PAYLOAD_BYTES = 7_900;
/** A page is a minute old at most by itself. */
const MOST_ATTEMPTS = 120;
const PAUSE_MS = 500;
/** The tag of every page, for things shown on all of them, such as the masked words. */
export const EVERY_PAGE = '*';
/** Addresses with a query that were asked for once, as hashes; an answer is cached when it is made a second time. */
const MOST_ASKED_ONCE = 20_000;
const ASKED_ONCE_MS = 10 * 60_000;
/** Counted as made: compressed, which they are in a moment, pages take less than half of it. */
const MAXIMUM_BYTES = 72 * 1024 * 1024;
/** Beside them, for addresses with a query: made-up searches push out no page behind a plain address. */
const QUERIED_BYTES = 24 * 1024 * 1024;
/** An answer's memory beside its bytes: keys, headers, tags. It bounds the number of small answers. */
const BYTES_BESIDE = 4 * 1024;
/** Times such as "5m" and open lists may be this old for visitors; whatever is written is dropped at once. */
export const PAGE_LIFETIME_MS = 60_000;

export type PageCache = {
  get: (key: string) => CachedAnswer | null;
  /** `generation` is what `generation()` said before the page's data was read: a page read before a drop is not kept. */
  put: (key: string, page: CachedAnswer, generation: number) => void;
  generation: () => number;
  /** Drops every page behind one of these tags, here and in the other processes on this database. */
  drop: (tags: readonly string[]) => void;
  /** Starts to receive the drops of other processes. */
  listen: (handle: DatabaseHandle) => Promise<void>;
  /** Calls `listener` with every drop of any process, for other caches of the rows behind a tag. */
  onDrop: (listener: (tags: readonly string[]) => void) => void;
  /** The number of cached pages. */
  size: () => number;
};

/**
 * Caches whole answers for visitors up to so many bytes; the least recently used one goes first. An address with a query has a
 * share of its own, and is cached when it is asked for a second time: of the endless combinations of filters that crawlers
 * make up, each is asked for once.
 */
export function createPageCache(
  maximumBytes: number = MAXIMUM_BYTES,
  queriedBytes: number = QUERIED_BYTES,
): PageCache {
  const keysByTag = new Map<string, Set<string>>();
  const forgetTags = ({ tags }: CachedAnswer, key: string): void => {
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  };
  const queried = answersUpTo(queriedBytes, forgetTags);
  const plain = answersUpTo(maximumBytes, forgetTags);
  const poolOf = (key: string) => (hasQuery(key) ? queried : plain);
  const askedOnce = new LRUCache<string, true>({ max: MOST_ASKED_ONCE, ttl: ASKED_ONCE_MS });
  const isAdmitted = (key: string, { expiresAt }: CachedAnswer): boolean => {
    if (!hasQuery(key) || expiresAt === Infinity) return true;
    const hash = createHash('sha256').update(key).digest('base64');
    if (askedOnce.has(hash)) return true;
    askedOnce.set(hash, true);
    return false;
  };
  let generation = 0;
  const listeners: ((tags: readonly string[]) => void)[] = [];
  let notify: (tags: readonly string[]) => void = () => undefined;

  const dropHere = (tags: readonly string[]) => {
    generation += 1;
    listeners.forEach((listener) => listener(tags));
    const keys = tags.includes(EVERY_PAGE)
      ? [...plain.keys(), ...queried.keys()]
      : tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]);
    keys.forEach((key) => poolOf(key).delete(key));
  };

  return {
    get: (key) => {
      const pages = poolOf(key);
      const page = pages.get(key);
      const isFresh = page !== undefined && page.expiresAt > Date.now();
      note('cacheRead', isFresh);
      if (page && !isFresh) pages.delete(key);
      return page && isFresh ? page : null;
    },
    put: (key, page, readAt) => {
      if (readAt !== generation || !isAdmitted(key, page)) return;
      const pages = poolOf(key);
      pages.set(key, page);
      if (pages.has(key))
        for (const tag of page.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
      dropExpired(pages);
    },
    generation: () => generation,
    drop: (tags) => {
      dropHere(tags);
      notify(tags);
    },
    listen: async (handle) => {
      notify = (tags) => void tellOthers(handle, tags);
      await handle.direct.sql.listen(
        CHANNEL,
        (payload) => dropHere(JSON.parse(payload) as string[]),
        // Also after a lost connection, because messages may have been missed.
        () => dropHere([EVERY_PAGE]),
      );
    },
    onDrop: (listener) => {
      listeners.push(listener);
    },
    size: () => plain.size + queried.size,
  };
}

type Answers = LRUCache<string, CachedAnswer>;

const hasQuery = (key: string): boolean => key.includes('?');

const answersUpTo = (maxSize: number, dispose: (answer: CachedAnswer, key: string) => void): Answers =>
  new LRUCache({
    maxSize,
    sizeCalculation: ({ plain }) => BYTES_BESIDE + (plain?.length ?? 0),
    dispose,
  });

function dropExpired(answers: Answers): void {
  for (const key of answers.rkeys()) {
    const oldest = answers.peek(key);
    if (oldest && oldest.expiresAt > Date.now()) break;
    answers.delete(key);
  }
}

/** Again until the database takes it: the other processes may have heard of nothing, and their database is the same. */
async function tellOthers({ sql }: DatabaseHandle, tags: readonly string[]): Promise<void> {
  const text = JSON.stringify(tags);
  const payload = Buffer.byteLength(text) < LONGEST_PAYLOAD_BYTES ? text : JSON.stringify([EVERY_PAGE]);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    try {
      await sql.notify(CHANNEL, payload);
      return;
    } catch (error) {
      if (!isUnreachable(error)) return;
      await sleep(PAUSE_MS, null, { ref: false });
    }
  }
}
