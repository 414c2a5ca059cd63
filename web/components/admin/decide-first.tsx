import { Link } from '@inertiajs/react';
import { route } from '../../../common/routes/route-table.ts';
import type { PendingAppeal } from '../../../server/moderation/decision-appeals/queries/pending-appeals.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';

/** In the place of what cannot be done while an appeal about it waits: the way to that appeal. */
export function DecideFirst({ waiting }: { waiting: readonly PendingAppeal[] }) {
  const t = useT();
  return waiting.map(({ id }) => (
    <Alert key={id} tone="caution">
      <Link href={route('admin.decision_appeals', {}, { query: { open: id } })}>
        {t('admin.decision_appeals.decide_first', { id: String(id) })}
      </Link>
    </Alert>
  ));
}
