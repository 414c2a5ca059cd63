import { Link } from '@inertiajs/react';
import { route } from '../../../common/routes/route-table.ts';
import type { Waiting as AdminCounts } from '../../../server/moderation/admin-view.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { formatCount } from '../../../common/format/numbers.ts';
import { Section } from '../ui/section.tsx';

/** For administrators: how much waits, and the way there. */
export function AdminPointer({ counts }: { counts: AdminCounts }) {
  const t = useT();
  const numbers = [
    [t('dashboard.desk_appeals'), counts.appeals],
    [t('dashboard.desk_decision_appeals'), counts.decisionAppeals],
    [t('dashboard.desk_reports'), counts.reports],
    [
      t('dashboard.desk_late'),
      counts.late +
        counts.lateDecisionAppeals +
        counts.lateAccountAppeals +
        counts.lateReports +
        counts.overdueHolds +
        counts.lateClaims,
    ],
    [t('dashboard.desk_held'), counts.held],
    [t('dashboard.desk_claims'), counts.claims],
    [t('dashboard.desk_accounts'), counts.accountAppeals],
  ] as const;
  return (
    <Section
      title={t('dashboard.desk_title')}
      aside={<Link href={route('admin')}>{t('dashboard.desk_open')}</Link>}
    >
      <dl className="totals">
        {numbers.map(([term, count]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
