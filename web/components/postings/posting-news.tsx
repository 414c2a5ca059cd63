import { useEffect, useState } from 'react';
import { useQuietReload } from '../../hooks/use-quiet-reload.ts';
import { useT } from '../../lib/app-context.tsx';
import { whenLive } from '../../lib/live.ts';
import { Alert } from '../ui/alert.tsx';

/**
 * Keeps a posting as it stands now while somebody reads it. One that is taken away stays on the screen and says so: to ask for it
 * again would end on a page that says "not found", in the middle of a sentence.
 */
export function PostingNews({ id }: { id: number }) {
  const t = useT();
  const [isGone, setGone] = useState(false);
  const channel = `posts.${id}`;
  useQuietReload({ channel: isGone ? null : channel, event: 'post.updated' });
  useEffect(
    // What was missed the reload above asks for.
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
