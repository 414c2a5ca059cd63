import { usePage, useRemember } from '@inertiajs/react';
import { useEffect, useRef, useState } from 'react';
import { REFETCH_HEADER } from '../../common/request-headers.ts';
import type { Pagination } from '../../server/core/pagination.ts';

/** So many pages come by themselves; then the reader asks for each, so that the end of the page can be reached. */
const BY_ITSELF = 5;
/** More would be too much to remember for the way back. */
const MOST_PAGES = 20;
const NEAR_THE_END = '800px';

type Settings<Item> = {
  items: readonly Item[];
  pagination: Pagination;
  /** The prop that holds the items. */
  prop: string;
  hrefFor: (page: number) => string;
  keyOf: (item: Item) => string | number;
};

/**
 * The pages of a list one below the other: the next one is fetched near the end. What was fetched is remembered with the place in
 * the history, so that Back finds the list as it was left.
 */
export function useMorePages<Item>({ items, pagination, prop, hrefFor, keyOf }: Settings<Item>) {
  const { component, version } = usePage();
  const [{ added, fetched }, remember] = useRemember<{ added: Item[]; fetched: number }>(
    { added: [], fetched: 0 },
    `more:${prop}`,
  );
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const nextPage = pagination.current_page + fetched + 1;
  const hasMore = nextPage <= pagination.last_page;
  const href = hrefFor(nextPage);
  const keys = new Set(items.map(keyOf));
  const fetchNext = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const headers = {
      accept: 'text/html, application/xhtml+xml',
      'x-requested-with': 'XMLHttpRequest',
      'x-inertia': 'true',
      'x-inertia-version': version ?? '',
      'x-inertia-partial-component': component,
      'x-inertia-partial-data': prop,
      [REFETCH_HEADER]: 'true',
    };
    const answer = await fetch(href, { headers, credentials: 'same-origin' }).catch(() => null);
    const page = answer?.ok ? ((await answer.json().catch(() => null)) as Fetched<Item> | null) : null;
    const more = page?.props?.[prop];
    if (more === undefined) setFailed(true);
    else remember((before) => ({ added: [...before.added, ...more], fetched: before.fetched + 1 }));
    setBusy(false);
  };
  const latest = useRef(fetchNext);
  useEffect(() => {
    latest.current = fetchNext;
  });
  const comesByItself = hasMore && !failed && !busy && fetched < BY_ITSELF;
  useEffect(() => {
    if (!comesByItself || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void latest.current();
      },
      { rootMargin: NEAR_THE_END },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [comesByItself]);
  return {
    all: [...items, ...added.filter((item) => !keys.has(keyOf(item)))],
    added: added.length,
    next: hasMore ? { href, busy, fetch: failed || fetched >= MOST_PAGES ? null : fetchNext } : null,
    end,
  };
}

type Fetched<Item> = { props?: Record<string, Item[] | undefined> };
export type MorePages = Pick<ReturnType<typeof useMorePages>, 'added' | 'next' | 'end'>;
