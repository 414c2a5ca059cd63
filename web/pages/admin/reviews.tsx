import { useState } from 'react';
import { REVIEW_DISPLAY_STATUSES } from '../../../common/constants.ts';
import { route, type Query } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { CaseItem, ModerationView } from '../../../server/moderation/list-views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { AdminList, type Column } from '../../components/admin/list/admin-list.tsx';
import { BulkActions, ChangedMeanwhile, type Selected } from '../../components/admin/case/bulk-actions.tsx';
import { CasePanel } from '../../components/admin/case/case-panel.tsx';
import { SIGNALS, StatusBadges } from '../../components/admin/case/status-badges.tsx';
import { CaseLink } from '../../components/admin/case-link.tsx';
import { CaseSplit } from '../../components/admin/case-split.tsx';
import { languageOptions, regionOptions, starOptions } from '../../components/admin/list/filter-options.ts';
import type { ListFilter } from '../../components/admin/list/list-toolbar.tsx';
import { useCaseList } from '../../components/admin/list/use-case-list.ts';
import { DateText } from '../../components/ui/date-text.tsx';
import { Stars } from '../../components/ui/stars.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = ModerationView;

const hrefOf = (query: Query) => route('admin.reviews', {}, { query });
const idOf = ({ id }: Pick<CaseItem, 'id'>) => id;

export default function AdminReviewsPage({ cases, opened, reasons, regions }: Props) {
  const t = useT();
  const { selected, select, changed, settle } = useSelected(cases.rows);
  const { list, openId, heading, hrefOfCase } = useCaseList({
    list: cases,
    reviewIdOf: idOf,
    opened,
    hrefOf,
  });
  return (
    <AdminFrame title={t('admin.reviews.title')}>
      <CaseSplit
        listHref={hrefOfCase(null)}
        panel={opened && <CasePanel opened={opened} reasons={reasons} heading={heading} />}
        list={
          <AdminList
            label={t('admin.reviews.title')}
            list={list}
            columns={columnsOf(t, (id) => ({ href: hrefOfCase(id), isOpen: id === openId }))}
            keyOf={idOf}
            isOpen={({ id }) => id === openId}
            hrefOf={hrefOf}
            exportHref={(query) => route('admin.reviews.export', {}, { query })}
            only={['cases']}
            searchLabel={t('admin.reviews.search')}
            filters={filtersOf(t, regions)}
            empty={t('admin.reviews.empty')}
            selection={{
              ids: new Set(selected.map(idOf)),
              onChange: select,
              nameOf: ({ title }) => title,
            }}
            actions={
              <>
                <ChangedMeanwhile reviews={changed} />
                {selected.length > 0 && <BulkActions selected={selected} onDone={settle} reasons={reasons} />}
              </>
            }
          />
        }
      />
    </AdminFrame>
  );
}

/** The selection keeps the rows' versions from when they were selected, even after a refetch. */
function useSelected(rows: readonly CaseItem[]) {
  const [selected, setSelected] = useState<readonly Selected[]>([]);
  const [changed, setChanged] = useState<readonly Selected[]>([]);
  return {
    selected,
    changed,
    select: (ids: ReadonlySet<number>) => {
      const known = selected.filter(({ id }) => ids.has(id));
      const added = rows.filter(({ id }) => ids.has(id) && !known.some((one) => one.id === id));
      setChanged([]);
      setSelected([...known, ...added]);
    },
    settle: (left: readonly Selected[], others: readonly Selected[]) => {
      setSelected(left);
      setChanged(others);
    },
  };
}

type LinkOf = (id: number) => { href: string; isOpen: boolean };

function columnsOf(t: Translate, linkOf: LinkOf): Column<CaseItem>[] {
  return [
    {
      key: 'title',
      label: t('admin.column.review'),
      kind: 'main',
      cell: ({ id, title, excerpt }) => (
        <CaseLink {...linkOf(id)} title={title}>
          <span className="case-excerpt">
            <UserText text={excerpt} />
          </span>
        </CaseLink>
      ),
    },
    {
      key: 'stars',
      brief: true,
      label: t('admin.column.stars'),
      sort: 'stars',
      cell: ({ stars }) => <Stars value={stars} size="small" />,
    },
    {
      key: 'status',
      brief: true,
      label: t('admin.column.status'),
      cell: ({ state, isAppealed, isLate, signals }) => (
        <StatusBadges state={state} isAppealed={isAppealed} isLate={isLate} signals={signals} />
      ),
    },
    {
      key: 'author',
      label: t('admin.column.author'),
      sort: 'author',
      cell: ({ author }) => author ?? t('reviews.former_member'),
    },
    {
      key: 'contractor',
      label: t('admin.column.contractor'),
      sort: 'contractor',
      cell: ({ contractor, region }) => [contractor.name, region].filter(Boolean).join(', '),
    },
    {
      key: 'response',
      label: t('admin.column.response'),
      cell: ({ response }) => response && t(`appeals.standing.${response}`),
    },
    {
      key: 'written',
      label: t('admin.column.written'),
      sort: 'written',
      cell: ({ createdAt }) => <DateText at={createdAt} />,
    },
  ];
}

function filtersOf(t: Translate, regions: Props['regions']): ListFilter[] {
  return [
    {
      name: 'status',
      label: t('admin.column.status'),
      options: [
        ...REVIEW_DISPLAY_STATUSES.map((state) => ({ value: state, label: t(`appeals.standing.${state}`) })),
        { value: 'late', label: t('admin.held_late') },
        { value: 'appealed', label: t('admin.appealed') },
      ],
    },
    {
      name: 'signal',
      label: t('admin.column.signals'),
      options: SIGNALS.map((signal) => ({ value: signal, label: t(`admin.signal.${signal}`) })),
    },
    {
      name: 'response',
      label: t('admin.column.response'),
      options: [
        ...(['active', 'held', 'inactive', 'deleted'] as const).map((state) => ({
          value: state,
          label: t(`appeals.standing.${state}`),
        })),
        { value: 'none', label: t('admin.no_response') },
      ],
    },
    { name: 'region', label: t('admin.column.region'), options: regionOptions(regions) },
    { name: 'language', label: t('admin.column.language'), options: languageOptions(t) },
    { name: 'stars', label: t('admin.column.stars'), options: starOptions(t) },
  ];
}
