import { Link } from '@inertiajs/react';
import { formatDate } from '../../../common/format/dates.ts';
import { CASE_SHARES, QUEUES, type WaitingItem, type Workload } from '../../../common/cases/queues.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { HealthView } from '../../../server/moderation/health.ts';
import type { OverviewView } from '../../../server/moderation/overview.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { CaseAssignee } from '../../components/admin/case-assignee.tsx';
import { DueDate } from '../../components/admin/due-date.tsx';
import { Workloads } from '../../components/admin/workloads.tsx';
import { AdminList, type Column } from '../../components/admin/list/admin-list.tsx';
import type { ListFilter } from '../../components/admin/list/list-toolbar.tsx';
import { QueueCountList } from '../../components/admin/queue-counts.tsx';
import { queueHref } from '../../components/admin/queue-pages.ts';
import { BarChart } from '../../components/charts/bar-chart.tsx';
import { ColumnChart } from '../../components/charts/column-chart.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { DataList, type Datum } from '../../components/ui/data-list.tsx';
import { Section } from '../../components/ui/section.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = OverviewView;

export default function AdminShowPage({ admin, cases, workloads, weeks, reasons, health }: Props) {
  const t = useT();
  return (
    <AdminFrame title={t('admin.title')}>
      <Section title={t('admin.waiting')}>
        <QueueCountList counts={admin.waiting} />
      </Section>
      <Section title={t('queues.all')}>
        <WaitingCases cases={cases} workloads={workloads} />
      </Section>
      <Section title={t('queues.workload')}>
        <Workloads workloads={workloads} />
      </Section>
      <Section title={t('admin.weeks')}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] gap-x-12 gap-y-8 items-start">
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

/** Everything that waits, over all queues, soonest first. */
function WaitingCases({ cases, workloads }: Pick<Props, 'cases' | 'workloads'>) {
  const t = useT();
  return (
    <AdminList
      label={t('queues.all')}
      list={cases}
      columns={columnsOf(t, workloads)}
      keyOf={({ queue, id }) => `${queue} ${id}`}
      hrefOf={(query) => route('admin', {}, { query })}
      only={['cases', 'workloads']}
      searchLabel={t('queues.search')}
      filters={filtersOf(t)}
      empty={t('queues.empty')}
    />
  );
}

function columnsOf(t: Translate, workloads: readonly Workload[]): Column<WaitingItem>[] {
  return [
    {
      key: 'case',
      label: t('queues.case'),
      kind: 'main',
      cell: ({ queue, id, title }) => (
        <Link href={queueHref(queue, id)}>
          <bdi>
            <UserText text={title ?? t('queues.untitled', { id: String(id) })} />
          </bdi>
        </Link>
      ),
    },
    { key: 'kind', label: t('queues.kind'), cell: ({ queue }) => t(`queues.kind.${queue}`) },
    {
      key: 'due',
      label: t('admin.column.due'),
      sort: 'due',
      cell: ({ dueAt, isLate }) =>
        dueAt === null ? t('queues.no_day') : <DueDate at={dueAt} isLate={isLate} withTime />,
    },
    {
      key: 'assignee',
      label: t('queues.assignee'),
      cell: (item) => <CaseAssignee item={item} administrators={workloads} />,
    },
  ];
}

function filtersOf(t: Translate): ListFilter[] {
  return [
    {
      name: 'queue',
      label: t('queues.kind'),
      any: t('queues.any_kind'),
      options: QUEUES.map((queue) => ({ value: queue, label: t(`queues.kind.${queue}`) })),
    },
    {
      name: 'late',
      label: t('admin.column.due'),
      any: t('queues.any_day'),
      options: [{ value: 'yes', label: t('admin.late') }],
    },
    {
      name: 'share',
      label: t('queues.share'),
      any: t('queues.any_share'),
      options: CASE_SHARES.map((share) => ({ value: share, label: t(`queues.share.${share}`) })),
    },
  ];
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
