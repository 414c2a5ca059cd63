import { router } from '@inertiajs/react';
import { useEffect } from 'react';
import type { RefreshView } from '../../../server/moderation/lists/reference-views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Progress } from '../ui/progress.tsx';

const ASK_EVERY_MS = 1_000;

/** The progress of writing new names into the search; refetches until it is finished. */
export function RefreshProgress({ refreshes }: { refreshes: readonly RefreshView[] }) {
  const t = useT();
  const isUnderWay = refreshes.length > 0;
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => router.reload({ only: ['refreshes'] }), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isUnderWay]);
  return (
    <div aria-live="polite">
      {refreshes.map(({ id, name, done, total }) => (
        <div key={id} className="mb-4 max-w-text">
          <Progress value={done} max={Math.max(1, total)} label={t('admin_lists.refreshing', { name })} />
        </div>
      ))}
    </div>
  );
}
