import type { CountedKind, ViewSource } from '../../common/page-counts.ts';
import { route } from '../../common/routes/route-table.ts';
import { previousPath } from './page/previous-path.ts';
import { viewSource } from './view-source.ts';

/** A reader who returns to a page this soon has not opened it again. */
const SAME_VISIT_MS = 30 * 60_000;

const openedAt = new Map<number, number>();

/** Tells the server that a page was opened or used; without cookies, and whatever becomes of it, nothing is said. */
export function countUse(contractorId: number, kind: CountedKind, source?: ViewSource): void {
  if (navigator.webdriver) return;
  void fetch(route('api.contractors.count', { id: contractorId }), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ kind, ...(source && { source }) }),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}

/**
 * Counts the opening of a page, once in half an hour, and only while it is visible. Returns a function that
 * stops it.
 */
export function countOpening(contractorId: number, now: () => number = Date.now): () => void {
  const stopped = new AbortController();
  const count = () => {
    if (document.visibilityState !== 'visible') return;
    stopped.abort();
    const before = openedAt.get(contractorId);
    openedAt.set(contractorId, now());
    if (before === undefined || now() - before > SAME_VISIT_MS)
      countUse(contractorId, 'view', sourceOfVisit());
  };
  document.addEventListener('visibilitychange', count, { signal: stopped.signal });
  count();
  return () => stopped.abort();
}

const sourceOfVisit = (): ViewSource =>
  viewSource({
    referrer: document.referrer,
    origin: window.location.origin,
    previousPath: previousPath(),
  });

/** The kind that a pressed link counts as; null for all others. A website link is marked by `data-count`. */
export function kindOfLink(target: EventTarget | null): CountedKind | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const href = link?.getAttribute('href') ?? '';
  if (href.startsWith('tel:')) return 'call';
  if (href.startsWith('https://wa.me/')) return 'whatsapp';
  return link?.getAttribute('data-count') === 'website' ? 'website' : null;
}

/** Counts the opening of a page and the presses of its links, until it is left. */
export function watchUse(contractorId: number, left: AbortSignal): void {
  left.addEventListener('abort', countOpening(contractorId));
  document.addEventListener(
    'click',
    ({ target }) => {
      const kind = kindOfLink(target);
      if (kind) countUse(contractorId, kind);
    },
    { signal: left },
  );
}
