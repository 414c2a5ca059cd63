import { useEffect, useState } from 'react';
import { KEPT_PAGES, PAGE_TITLE, SAVED_AT } from '../../worker/kept-pages.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';

type KeptPage = { path: string; title: string; savedAt: string };

/** The contractors' pages that can be read without a network, the latest first. */
export function KeptPages() {
  const t = useT();
  const localDate = useLocalDate();
  const [pages, setPages] = useState<KeptPage[]>([]);
  useEffect(() => {
    void listKeptPages().then(setPages, () => undefined);
  }, []);
  if (pages.length === 0) return null;
  return (
    <section className="mt-12 grid max-w-text gap-3">
      <h2>{t('layout.offline_pages')}</h2>
      <ul className="border-t border-line">
        {pages.map(({ path, title, savedAt }) => (
          <li key={path} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
            <a href={path}>
              <bdi>{title}</bdi>
            </a>
            <span className="text-sm text-muted">
              {t('layout.offline_page_of', { date: localDate(savedAt) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function listKeptPages(): Promise<KeptPage[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open(KEPT_PAGES);
  const requests = await cache.keys();
  const kept = await Promise.all(
    requests.map(async (request) => {
      const headers = (await cache.match(request))?.headers;
      const title = decodeURIComponent(headers?.get(PAGE_TITLE) ?? '');
      return { path: new URL(request.url).pathname, title, savedAt: headers?.get(SAVED_AT) ?? '' };
    }),
  );
  return kept.toReversed();
}
