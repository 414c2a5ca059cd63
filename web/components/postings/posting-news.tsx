import { useEffect, useState } from 'react';
import { useQuietReload } from '../../hooks/use-quiet-reload.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { whenLive } from '../../lib/live/live.ts';
import { Alert } from '../ui/alert.tsx';

/**
 * Updates a posting while it is read. A removed one stays on the screen with a notice, because a reload would
 * replace it by "not found".
 */
export function PostingNews({ id }: { id: number }) {
  const t = useT();
  const [isGone, setGone] = useState(false);
  const channel = `posts.${id}`;
  useQuietReload({ channel: isGone ? null : channel, event: 'post.updated' });
  useEffect(
    // The reload above covers missed events.
    () =>
      whenLive((live) =>
        live.hear(
          channel,
          'post.removed',
          () => setGone(true),
          () => undefined,
        ),
      ),
    [channel],
  );
  return (
    <div role="status">
      {isGone && (
        <div className="mt-5 max-w-text">
          <Alert tone="caution" title={t('postings.gone_title')}>
            <p>{t('postings.gone_text')}</p>
          </Alert>
        </div>
      )}
    </div>
  );
}
