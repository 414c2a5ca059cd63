import { APPEAL_KINDS } from '../../../common/constants.ts';
import { route, type Query } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { AppealItem, AppealsView } from '../../../server/moderation/list-views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { AdminList, type Column } from '../../components/admin/list/admin-list.tsx';
import { CasePanel } from '../../components/admin/case/case-panel.tsx';
import { CaseLink } from '../../components/admin/case-link.tsx';
import { CaseSplit } from '../../components/admin/case-split.tsx';
import { DueDate } from '../../components/admin/due-date.tsx';
import { regionOptions } from '../../components/admin/list/filter-options.ts';
import type { ListFilter } from '../../components/admin/list/list-toolbar.tsx';
import { useCaseList } from '../../components/admin/list/use-case-list.ts';
import { DateText } from '../../components/ui/date-text.tsx';
import { Stars } from '../../components/ui/stars.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = AppealsView;

const hrefOf = (query: Query) => route('admin.appeals.index', {}, { query });
const reviewIdOf = ({ reviewId }: AppealItem) => reviewId;

export default function AdminAppealsPage({ appeals, opened, reasons, regions }: Props) {
  const t = useT();
  const { list, openId, heading, hrefOfCase } = useCaseList({ list: appeals, reviewIdOf, opened, hrefOf });
  return (
    <AdminFrame title={t('admin.appeals.title')}>
      <CaseSplit
        listHref={hrefOfCase(null)}
        panel={opened && <CasePanel opened={opened} reasons={reasons} heading={heading} />}
        list={
          <AdminList
            label={t('admin.appeals.title')}
            list={list}
            columns={columnsOf(t, (id) => ({ href: hrefOfCase(id), isOpen: id === openId }))}
            keyOf={({ id }) => id}
            isOpen={({ reviewId }) => reviewId === openId}
            hrefOf={hrefOf}
            exportHref={(query) => route('admin.appeals.export', {}, { query })}
            only={['appeals']}
            searchLabel={t('admin.appeals.search')}
            filters={filtersOf(t, regions)}
            empty={t('admin.appeals.empty')}
          />
        }
      />
    </AdminFrame>
  );
}

type LinkOf = (id: number) => { href: string; isOpen: boolean };

function columnsOf(t: Translate, linkOf: LinkOf): Column<AppealItem>[] {
  return [
    {
      key: 'title',
      label: t('admin.column.review'),
      kind: 'main',
      cell: ({ reviewId, title, stars }) => (
        <CaseLink {...linkOf(reviewId)} title={title}>
          <span className="case-excerpt">
            <Stars value={stars} size="small" />
          </span>
        </CaseLink>
      ),
    },
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
