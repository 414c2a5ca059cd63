import type { News } from '../../../server/content/news/take-news.ts';
import { usePath, useT } from '../../lib/app-context.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { Link } from '../ui/link.tsx';
import { CleanHtml } from './markup.tsx';

type Props = { news: News; onClose: () => void };

/** What is new in the product, and where all of it is written. */
export function NewsDialog({ news, onClose }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <Dialog open onClose={onClose} title={t('layout.news_title')}>
      <CleanHtml className="content-text" html={news.body} />
      <DialogActions>
        <Link className="button button-secondary" href={path('new-features')} onClick={onClose}>
          {t('layout.news_all')}
        </Link>
        <button type="button" className="button button-primary" onClick={onClose}>
          {t('common.close')}
        </button>
      </DialogActions>
    </Dialog>
  );
}
