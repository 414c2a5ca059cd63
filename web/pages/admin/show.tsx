import { Link } from '@inertiajs/react';
import { formatDate } from '../../../common/format/dates.ts';
import { route, type Query, type RouteName } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { Waiting } from '../../../server/moderation/admin-view.ts';
import type { HealthView } from '../../../server/moderation/health.ts';
import type { OverviewView } from '../../../server/moderation/overview.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { BarChart } from '../../components/charts/bar-chart.tsx';
import { ColumnChart } from '../../components/charts/column-chart.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { DataList, type Datum } from '../../components/ui/data-list.tsx';
import { Section } from '../../components/ui/section.tsx';
import { useT } from '../../lib/page/app-context.tsx';
import { formatCount } from '../../../common/format/numbers.ts';

export type Props = OverviewView;

export default function AdminShowPage({ admin, weeks, reasons, health }: Props) {
  const t = useT();
  return (
    <AdminFrame title={t('admin.title')}>
      <Section title={t('admin.waiting')}>
        <WaitingCounts waiting={admin.waiting} />
      </Section>
      <Section title={t('admin.weeks')}>
        <div className="desk-charts">
          {(['reviews', 'decisions', 'appeals'] as const).map((what) => (
            <ColumnChart
              key={what}
              caption={t(`admin.weekly.${what}`)}
              term={t('admin.week')}
              measure={t(`admin.weekly.${what}`)}
              points={weeks.map(({ week, [what]: value }) => ({
                label: formatDate(week, t.language, 'short'),
                value,
              }))}
            />
          ))}
          <BarChart
            caption={t('admin.by_reason')}
            term={t('admin.column.reason')}
            measure={t('admin.decisions.title')}
            bars={reasons.map(({ code, name, count }) => ({
              label: name,
              value: count,
              href: route('admin.decisions', {}, { query: { reason: code } }),
            }))}
          />
        </div>
      </Section>
      <Section title={t('admin.health')}>
        <DataList items={healthOf(health, t)} />
      </Section>
    </AdminFrame>
  );
}

type Count = { what: keyof Waiting; label: MessageKey; href: string };

const LATE: Count = {
  what: 'late',
  label: 'admin.count.late',
  href: hrefOf('admin.appeals.index', { state: 'late' }),
};
/** Shown where there are any; the others always. */
const LATE_DECISIONS: Count = {
  what: 'lateDecisionAppeals',
  label: 'admin.count.late_decision_appeals',
  href: hrefOf('admin.decision_appeals', { state: 'late' }),
};
const LATE_REPORTS: Count = {
  what: 'lateReports',
  label: 'admin.reports.count_late',
  href: hrefOf('admin.reports', { state: 'late' }),
};
const LATE_HELD: Count = {
  what: 'overdueHolds',
  label: 'admin.count.late_held',
  href: hrefOf('admin.reviews', { status: 'late' }),
};
const LATE_CLAIMS: Count = {
  what: 'lateClaims',
  label: 'admin.count.late_claims',
  href: hrefOf('admin.claims', { state: 'late' }),
};
const LATE_ACCOUNTS: Count = {
  what: 'lateAccountAppeals',
  label: 'admin.count.late_account_appeals',
  href: hrefOf('admin.functions'),
};
const FLAGGED_NAMES: Count = {
  what: 'flaggedNames',
  label: 'admin.count.flagged_names',
  href: hrefOf('admin.contractors', { name: 'flagged' }),
};
const COUNTS: readonly Count[] = [
  { what: 'appeals', label: 'admin.count.appeals', href: hrefOf('admin.appeals.index') },
  {
    what: 'decisionAppeals',
    label: 'admin.count.decision_appeals',
    href: hrefOf('admin.decision_appeals'),
  },
  { what: 'reports', label: 'admin.reports.count_open', href: hrefOf('admin.reports') },
  { what: 'held', label: 'admin.count.held', href: hrefOf('admin.reviews', { status: 'held' }) },
  {
    what: 'postingsOnHold',
    label: 'admin.count.postingsOnHold',
    href: hrefOf('admin.functions', { about: 'postings', status: 'held' }),
  },
  { what: 'proofs', label: 'admin.proofs.count', href: hrefOf('admin.proofs') },
  { what: 'redFlags', label: 'admin.red_flags.count', href: hrefOf('admin.red_flags') },
  { what: 'claims', label: 'admin.count.claims', href: hrefOf('admin.claims') },
  { what: 'accountAppeals', label: 'admin.count.account_appeals', href: hrefOf('admin.functions') },
];

function hrefOf(name: Extract<RouteName, `admin${string}`>, query: Query = {}): string {
  return (route as (name: RouteName, params: object, options: { query: Query }) => string)(
    name,
    {},
    { query },
  );
}

const URGENT: ReadonlySet<keyof Waiting> = new Set([
  'late',
  'lateDecisionAppeals',
  'lateReports',
  'overdueHolds',
  'lateClaims',
  'lateAccountAppeals',
]);

/** The numbers that an administrator comes for, each leading to what it counts. */
function WaitingCounts({ waiting }: { waiting: Waiting }) {
  const t = useT();
  const late = [LATE_DECISIONS, LATE_REPORTS, LATE_HELD, LATE_CLAIMS, LATE_ACCOUNTS, FLAGGED_NAMES].filter(
    ({ what }) => waiting[what] > 0,
  );
  const shown = [LATE, ...late, ...COUNTS];
  return (
    <ul className="desk-counts">
      {shown.map(({ what, label, href }) => (
        <li key={what}>
          <Link
            href={href}
            className="desk-number"
            data-urgent={(URGENT.has(what) && waiting[what] > 0) || undefined}
          >
            <span className="desk-figure">{formatCount(waiting[what])}</span>
            <span>{t(label, { count: waiting[what] })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function healthOf({ version, database, queue, mail, pageCache, chain }: HealthView, t: Translate): Datum[] {
  return [
    { term: t('admin.health.chain'), detail: <Chain chain={chain} /> },
    { term: t('admin.health.database'), detail: t('admin.health.database_text', database) },
    {
      term: t('admin.health.queue'),
      detail: queue === null ? t('admin.health.queue_none') : t('admin.health.queue_text', queue),
    },
    { term: t('admin.health.mail'), detail: t(mail === 'smtp' ? 'admin.health.smtp' : 'admin.health.kept') },
    { term: t('admin.health.cache'), detail: t('admin.health.cache_text', pageCache) },
    { term: t('admin.health.version'), detail: version },
  ];
}

function Chain({ chain: { length, isWhole, faultAt, verifiedAt } }: Pick<HealthView, 'chain'>) {
  const t = useT();
  return (
    <>
      <Badge tone={isWhole ? 'good' : 'danger'}>
        {isWhole ? t('admin.health.whole') : t('admin.health.broken', { id: String(faultAt) })}
      </Badge>{' '}
      {t('admin.health.chain_text', { length, date: formatDate(verifiedAt, t.language) })}
    </>
  );
}
