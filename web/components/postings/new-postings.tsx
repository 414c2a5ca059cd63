import { router } from '@inertiajs/react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../lib/app-context.tsx';
import { whenLive } from '../../lib/live.ts';
import { Button } from '../ui/button.tsx';

/**
 * The number of new postings of a region since the list was fetched; a press shows them. The list never moves
 * by itself while it is read.
 */
export function NewPostings({ feed }: { feed: number }) {
  const t = useT();
  const [count, setCount] = useState(0);
  const [mayHaveMissed, setMissed] = useState(false);
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      whenLive((live) =>
        live.hear(
          `feed.${feed}`,
          'post.created',
          () => setCount((before) => before + 1),
          () => setMissed(true),
        ),
      ),
    [feed],
  );
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
          {mayHaveMissed ? t('postings.look_for_new') : t('postings.new', { count })}
        </Button>
      )}
    </div>
  );
}
