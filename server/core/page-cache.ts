import type { DatabaseHandle } from '../database/client.ts';

export type CachedPage = {
  status: number;
  html: Buffer;
  brotli: Buffer | null;
  gzip: Buffer | null;
  tags: readonly string[];
  expiresAt: number;
};

const CHANNEL = 'page_cache_drop';
/** The tag behind which every page stands: for what shows on all of them, such as the words that are masked. */
export const EVERY_PAGE = '*';
const MAXIMUM_PAGES = 2_000;
/** Times such as "5m" and open lists may be this old for visitors; whatever is written is dropped at once. */
export const PAGE_LIFETIME_MS = 60_000;

export type PageCache = {
  get: (key: string) => CachedPage | null;
  /** `generation` is what `generation()` said before the page's data was read: a page read before a drop is not kept. */
  put: (key: string, page: CachedPage, generation: number) => void;
  generation: () => number;
  /** Drops every page behind one of these tags, here and in the other processes on this database. */
  drop: (tags: readonly string[]) => void;
  /** Starts to hear the drops of other processes. */
  listen: (handle: DatabaseHandle) => Promise<void>;
  /** Calls `hear` with every drop, of whichever process: for what else is held of the rows behind a tag. */
  onDrop: (hear: (tags: readonly string[]) => void) => void;
  size: () => number;
};

/** Whole anonymous pages, held in memory, the least recently stored dropped first. */
export function createPageCache(): PageCache {
  const pages = new Map<string, CachedPage>();
  const keysByTag = new Map<string, Set<string>>();
  let generation = 0;
  const hearers: ((tags: readonly string[]) => void)[] = [];
  let notify: (tags: readonly string[]) => void = () => undefined;

  const forget = (key: string) => {
    pages.get(key)?.tags.forEach((tag) => keysByTag.get(tag)?.delete(key));
    pages.delete(key);
  };
  const dropHere = (tags: readonly string[]) => {
    generation += 1;
    hearers.forEach((hear) => hear(tags));
    if (tags.includes(EVERY_PAGE)) {
      pages.clear();
      keysByTag.clear();
    }
    for (const tag of tags) {
      [...(keysByTag.get(tag) ?? [])].forEach(forget);
      keysByTag.delete(tag);
    }
  };

  return {
    get: (key) => {
      const page = pages.get(key);
      if (!page) return null;
      if (page.expiresAt > Date.now()) return page;
      forget(key);
      return null;
    },
    put: (key, page, readAt) => {
      if (readAt !== generation) return;
      forget(key);
      const oldest = pages.size >= MAXIMUM_PAGES ? pages.keys().next().value : undefined;
      if (oldest !== undefined) forget(oldest);
      pages.set(key, page);
      for (const tag of page.tags) {
        const keys = keysByTag.get(tag) ?? new Set<string>();
        keysByTag.set(tag, keys.add(key));
      }
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
      await handle.sql.listen(CHANNEL, (payload) => dropHere(JSON.parse(payload) as string[]));
    },
    onDrop: (hear) => {
      hearers.push(hear);
    },
    size: () => pages.size,
  };
}
