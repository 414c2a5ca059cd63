import { APPEAL_KINDS } from '../../../common/constants.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { AppealItem, AppealsView } from '../../../server/moderation/list-views.ts';
import type { Column } from '../../components/admin/list/admin-list.tsx';
import { QueuePage, type CaseColumn } from '../../components/admin/queue-page.tsx';
import { CasePanel } from '../../components/admin/case/case-panel.tsx';
import { DueDate } from '../../components/admin/due-date.tsx';
import { regionOptions } from '../../components/admin/list/filter-options.ts';
import type { ListFilter } from '../../components/admin/list/list-toolbar.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { Stars } from '../../components/ui/stars.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = AppealsView;

const idOf = ({ reviewId }: AppealItem) => reviewId;

export default function AdminAppealsPage({ appeals, opened, reasons, regions }: Props) {
  const t = useT();
  return (
    <QueuePage
      label={t('admin.appeals.title')}
      page={{ name: 'admin.appeals.index', file: 'admin.appeals.export' }}
      list={appeals}
      only={['appeals']}
      idOf={idOf}
      opened={opened}
      renderPanel={(one, heading) => <CasePanel opened={one} reasons={reasons} heading={heading} />}
      main={mainOf(t)}
      columns={columnsOf(t)}
      searchLabel={t('admin.appeals.search')}
      filters={filtersOf(t, regions)}
      empty={t('admin.appeals.empty')}
    />
  );
}

const mainOf = (t: Translate): CaseColumn<AppealItem> => ({
  label: t('admin.column.review'),
  titleOf: ({ title }) => title,
  renderExcerpt: ({ stars }) => <Stars value={stars} size="small" />,
});

function columnsOf(t: Translate): Column<AppealItem>[] {
  return [
    {
      key: 'due',
      brief: true,
      label: t('admin.column.due'),
      sort: 'due',
      cell: ({ dueAt, isLate }) => <DueDate at={dueAt} isLate={isLate} />,
    },
    {
      key: 'wish',
      brief: true,
      label: t('admin.column.wish'),
      cell: ({ kind }) => t(`appeals.kind.${kind}`),
    },
    {
      key: 'filed',
      label: t('admin.column.filed'),
      sort: 'filed',
      cell: ({ filedAt }) => <DateText at={filedAt} />,
    },
    {
      key: 'by',
      label: t('admin.column.filed_by'),
      cell: ({ by }) => by ?? t('reviews.former_member'),
    },
    {
      key: 'contractor',
      label: t('admin.column.contractor'),
      sort: 'contractor',
      cell: ({ contractor }) => contractor.name,
    },
    { key: 'region', label: t('admin.column.region'), sort: 'region', cell: ({ region }) => region },
    { key: 'state', label: t('admin.column.status'), cell: ({ state }) => t(`appeals.state.${state}`) },
  ];
}

function filtersOf(t: Translate, regions: Props['regions']): ListFilter[] {
  return [
    {
      name: 'state',
      label: t('admin.column.status'),
      any: t('appeals.state.open'),
      options: [
        { value: 'late', label: t('admin.late') },
        ...(['accepted', 'rejected', 'withdrawn'] as const).map((state) => ({
          value: state,
          label: t(`appeals.state.${state}`),
        })),
        { value: 'all', label: t('admin.any') },
      ],
    },
    { name: 'region', label: t('admin.column.region'), options: regionOptions(regions) },
    {
      name: 'kind',
      label: t('admin.column.wish'),
      options: APPEAL_KINDS.map((kind) => ({ value: kind, label: t(`appeals.kind.${kind}`) })),
    },
  ];
}
