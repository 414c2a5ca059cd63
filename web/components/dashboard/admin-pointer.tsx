import { Link } from '@inertiajs/react';
import { lateOf, QUEUES, type QueueCounts } from '../../../common/cases/queues.ts';
import { formatCount } from '../../../common/format/numbers.ts';
import { route } from '../../../common/routes/route-table.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Section } from '../ui/section.tsx';

/** For administrators: the number of cases that wait, and the link to them. */
export function AdminPointer({ counts }: { counts: QueueCounts }) {
  const t = useT();
  const late = lateOf(counts);
  const numbers = [
    { key: 'late', term: t('queues.all_late', { count: late }), count: late },
    ...QUEUES.filter((queue) => counts[queue].open > 0).map((queue) => ({
      key: queue,
      term: t(`queues.count.${queue}`, { count: counts[queue].open }),
      count: counts[queue].open,
    })),
  ];
  return (
    <Section
      title={t('dashboard.admin_title')}
      aside={<Link href={route('admin')}>{t('dashboard.admin_open')}</Link>}
    >
      <dl className="totals">
        {numbers.map(({ key, term, count }) => (
          <div key={key}>
            <dt>{term}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
