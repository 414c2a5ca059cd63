import { Link } from '@inertiajs/react';
import { lateOf, QUEUES, type QueueCounts } from '../../../common/cases/queues.ts';
import { formatCount } from '../../../common/format/numbers.ts';
import { route } from '../../../common/routes/route-table.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { queueHref } from './queue-pages.ts';

/** The number of cases in each queue, each leading to them; the overdue ones of all queues come first. */
export function QueueCountList({ counts }: { counts: QueueCounts }) {
  const t = useT();
  const late = lateOf(counts);
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-4">
      <li>
        <Link
          href={route('admin', {}, { query: { late: 'yes' } })}
          className="admin-number"
          data-urgent={late > 0 || undefined}
        >
          <span className="admin-figure">{formatCount(late)}</span>
          <span>{t('queues.all_late', { count: late })}</span>
        </Link>
      </li>
      {QUEUES.map((queue) => (
        <li key={queue}>
          <Link href={queueHref(queue)} className="admin-number">
            <span className="admin-figure">{formatCount(counts[queue].open)}</span>
            <span>{t(`queues.count.${queue}`, { count: counts[queue].open })}</span>
            {counts[queue].late > 0 && (
              <span className="block text-sm text-danger">
                {t('queues.late', { count: counts[queue].late })}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
