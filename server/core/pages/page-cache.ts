import { LRUCache } from 'lru-cache';
import type { DatabaseHandle } from '../../database/client.ts';
import { note } from '../signals.ts';

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
/** The tag of every page, for things shown on all of them, such as the masked words. */
export const EVERY_PAGE = '*';
/** Counted as made: compressed, which they are in a moment, pages take less than half of it. */
const MAXIMUM_BYTES = 96 * 1024 * 1024;
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

/** Caches whole answers for visitors up to so many bytes; the least recently used one goes first. */
export function createPageCache(maximumBytes: number = MAXIMUM_BYTES): PageCache {
  const keysByTag = new Map<string, Set<string>>();
  const pages = new LRUCache<string, CachedAnswer>({
    maxSize: maximumBytes,
    sizeCalculation: ({ plain }) => BYTES_BESIDE + (plain?.length ?? 0),
    dispose: ({ tags }, key) => {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
  });
  let generation = 0;
  const listeners: ((tags: readonly string[]) => void)[] = [];
  let notify: (tags: readonly string[]) => void = () => undefined;

  const dropExpired = () => {
    for (const key of pages.rkeys()) {
      const oldest = pages.peek(key);
      if (oldest && oldest.expiresAt > Date.now()) break;
      pages.delete(key);
    }
  };
  const dropHere = (tags: readonly string[]) => {
    generation += 1;
    listeners.forEach((listener) => listener(tags));
    const keys = tags.includes(EVERY_PAGE)
      ? pages.keys()
      : tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]);
    Array.from(keys).forEach((key) => pages.delete(key));
  };

  return {
    get: (key) => {
      const page = pages.get(key);
      const isFresh = page !== undefined && page.expiresAt > Date.now();
      note('cacheRead', isFresh);
      if (page && !isFresh) pages.delete(key);
      return page && isFresh ? page : null;
    },
    put: (key, page, readAt) => {
      if (readAt !== generation) return;
      pages.set(key, page);
      if (pages.has(key))
        for (const tag of page.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
      dropExpired();
    },
    generation: () => generation,
    drop: (tags) => {
      dropHere(tags);
      notify(tags);
    },
    listen: async (handle) => {
      notify = (tags) => {
        handle.sql.notify(CHANNEL, JSON.stringify(tags)).catch(() => undefined);
      };
      await handle.sql.listen(
        CHANNEL,
        (payload) => dropHere(JSON.parse(payload) as string[]),
        // Also after a lost connection, because messages may have been missed.
        () => dropHere([EVERY_PAGE]),
      );
    },
    onDrop: (listener) => {
      listeners.push(listener);
    },
    size: () => pages.size,
  };
}
