import { REPORT_CASE_STATES, REPORT_KINDS, REPORT_REASONS } from '../../../common/cases/reports.ts';
import { formatCount } from '../../../common/format/numbers.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { ReportItem, ReportsView } from '../../../server/moderation/reports/views.ts';
import { ReportPanel } from '../../components/admin-reports/report-panel.tsx';
import type { Column } from '../../components/admin/list/admin-list.tsx';
import { QueuePage, type CaseColumn } from '../../components/admin/queue-page.tsx';
import { DueDate } from '../../components/admin/due-date.tsx';
import type { ListFilter } from '../../components/admin/list/list-toolbar.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = ReportsView;

const idOf = ({ id }: ReportItem) => id;

/** The users' reports, by the day they are due. */
export default function AdminReportsPage({ reports, opened, reasons }: Props) {
  const t = useT();
  return (
    <QueuePage
      label={t('admin.reports.title')}
      page={{ name: 'admin.reports', file: 'admin.reports.export' }}
      list={reports}
      only={['reports']}
      idOf={idOf}
      opened={opened}
      renderPanel={(one, heading) => (
        <ReportPanel key={one.id} opened={one} reasons={reasons} heading={heading} />
      )}
      main={mainOf(t)}
      columns={columnsOf(t)}
      searchLabel={t('admin.reports.search')}
      filters={filtersOf(t)}
      empty={t('admin.reports.empty')}
    />
  );
}

const mainOf = (t: Translate): CaseColumn<ReportItem> => ({
  label: t('admin.reports.text'),
  titleOf: ({ title }) => title ?? t('admin.reports.erased'),
  renderExcerpt: ({ excerpt }) => <UserText text={excerpt} />,
});

function columnsOf(t: Translate): Column<ReportItem>[] {
  return [
    {
      key: 'due',
      brief: true,
      label: t('admin.column.due'),
      sort: 'due',
      cell: ({ dueAt, isLate, state }) => state === 'open' && <DueDate at={dueAt} isLate={isLate} />,
    },
    {
      key: 'reason',
      brief: true,
      label: t('admin.reports.reason'),
      cell: ({ reasons }) => reasons.map(({ reason, count }) => reasonText(t, reason, count)).join(', '),
    },
    {
      key: 'count',
      label: t('admin.reports.count'),
      sort: 'count',
      kind: 'number',
      cell: (row) => row.count,
    },
    { key: 'kind', label: t('admin.reports.kind'), cell: ({ kind }) => t(`admin.reports.kind.${kind}`) },
    {
      key: 'contractor',
      label: t('admin.column.contractor'),
      cell: ({ contractor }) => contractor !== null && <bdi>{contractor}</bdi>,
    },
    {
      key: 'opened',
      label: t('admin.reports.opened'),
      sort: 'opened',
      cell: ({ openedAt }) => <DateText at={openedAt} />,
    },
    {
      key: 'state',
      label: t('admin.column.status'),
      cell: ({ state }) => t(`admin.reports.state.${state}`),
    },
  ];
}

function reasonText(t: Translate, reason: ReportItem['reasons'][number]['reason'], count: number): string {
  const words = t(`admin.reports.reason_short.${reason}`);
  return count === 1 ? words : `${words} (${formatCount(count)})`;
}

function filtersOf(t: Translate): ListFilter[] {
  return [
    {
      name: 'state',
      label: t('admin.column.status'),
      any: t('admin.reports.state.open'),
      options: [
        { value: 'late', label: t('admin.late') },
        ...REPORT_CASE_STATES.filter((state) => state !== 'open').map((state) => ({
          value: state,
          label: t(`admin.reports.state.${state}`),
        })),
        { value: 'all', label: t('admin.any') },
      ],
    },
    {
      name: 'kind',
      label: t('admin.reports.kind'),
      options: REPORT_KINDS.map((kind) => ({ value: kind, label: t(`admin.reports.kind.${kind}`) })),
    },
    {
      name: 'reason',
      label: t('admin.reports.reason'),
      options: REPORT_REASONS.map((reason) => ({
        value: reason,
        label: t(`admin.reports.reason_short.${reason}`),
      })),
    },
  ];
}
