import { router } from '@inertiajs/react';
import { useEffect, useRef, useState } from 'react';
import type { PostingsView } from '../../../server/postings/views.ts';
import { callApi } from '../../lib/api.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { atMostEvery } from '../../lib/live/at-most-every.ts';
import { whenLive } from '../../lib/live/live.ts';
import { Button } from '../ui/button.tsx';

const ASKS_AT_MOST_EVERY_MS = 1_000;

type Props = { live: NonNullable<PostingsView['live']>; query: PostingsView['query'] };

/**
 * The number of new postings that belong to the list since it was fetched; a press shows them. The list never
 * moves by itself while it is read.
 */
export function NewPostings({ live: { feed, newest }, query }: Props) {
  const t = useT();
  const [count, setCount] = useState(0);
  const [mayHaveMissed, setMissed] = useState(false);
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ newest, query });
  useEffect(() => {
    latest.current = { newest, query };
  });
  useEffect(() => {
    const ask = async () => {
      const { newest: after, query: asked } = latest.current;
      const { q, type, trade, region, all } = asked;
      const wanted = { q: q || null, type, trade, region, all, after };
      const options = { query: wanted, quiet: true };
      setCount((await callApi<{ count: number }>('api.posts.newer', {}, options)).count);
    };
    const asking = atMostEvery(ASKS_AT_MOST_EVERY_MS, () => void ask().catch(() => setMissed(true)));
    const stop = whenLive((live) => live.hear(`feed.${feed}`, 'post.created', asking.ask, asking.ask));
    return () => {
      stop();
      asking.stop();
    };
  }, [feed]);
  const show = () =>
    router.reload({
      onStart: () => setBusy(true),
      onSuccess: () => {
        setCount(0);
        setMissed(false);
        // The button goes; its place keeps the focus, right before what has come.
        place.current?.focus({ preventScroll: true });
      },
      onFinish: () => setBusy(false),
    });
  return (
    <div ref={place} tabIndex={-1} aria-live="polite">
      {(count > 0 || mayHaveMissed) && (
        <Button className="mt-3" busy={busy} onClick={show}>
          {count === 0 ? t('postings.look_for_new') : t('postings.new', { count })}
        </Button>
      )}
    </div>
  );
}
