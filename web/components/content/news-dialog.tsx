import { useEffect, useState } from 'react';
import type { News } from '../../../server/content/news/take-news.ts';
import { callApi } from '../../lib/api.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { Dialog, DialogActions } from '../ui/overlay/dialog.tsx';
import { Link } from '../ui/link.tsx';
import { CleanHtml } from './markup.tsx';

/** Shows the product's news with a link to all of it. The server gives it to one tab, once. */
export function NewsDialog() {
  const t = useT();
  const path = usePath();
  const [news, setNews] = useState<News | null>(null);
  useEffect(() => {
    callApi<{ news: News | null }>('api.news', {}, { quiet: true, body: {} }).then(
      ({ news: found }) => setNews(found),
      () => undefined,
    );
  }, []);
  const close = () => setNews(null);
  return (
    news && (
      <Dialog open onClose={close} title={t('layout.news_title')}>
        <CleanHtml className="content-text" html={news.body} />
        <DialogActions>
          <Link className="button button-secondary" href={path('new-features')} onClick={close}>
            {t('layout.news_all')}
          </Link>
          <button type="button" className="button button-primary" onClick={close}>
            {t('common.close')}
          </button>
        </DialogActions>
      </Dialog>
    )
  );
}
