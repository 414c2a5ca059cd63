import { usePage } from '@inertiajs/react';
import { useEffect, useState } from 'react';
import type { News as Found } from '../../../server/content/news/take-news.ts';
import type { Flash } from '../../pages/shared-props.ts';
import { callApi } from '../../lib/api.ts';
import type { NewsDialog } from '../content/news-dialog.tsx';

type Shown = { found: Found; Draw: typeof NewsDialog };

/** After logging in, what is new since the last time. The server gives it to one tab, once. */
export function News() {
  const { news } = usePage().flash as Flash;
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    if (!news) return;
    // It is not needed for anything: without it, the page of what is new has the same.
    void fetchNews().then(setShown, () => undefined);
  }, [news]);
  return shown && <shown.Draw news={shown.found} onClose={() => setShown(null)} />;
}

async function fetchNews(): Promise<Shown | null> {
  const { NewsDialog: Draw } = await import('../content/news-dialog.tsx');
  const { news } = await callApi<{ news: Found | null }>('api.news', {}, { quiet: true, body: {} });
  return news && { found: news, Draw };
}
