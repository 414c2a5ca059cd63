import { useState } from 'react';
import { REVIEW_DISPLAY_STATUSES } from '../../../common/constants.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { CaseItem, ModerationView } from '../../../server/moderation/list-views.ts';
import type { Column } from '../../components/admin/list/admin-list.tsx';
import { QueuePage, type CaseColumn } from '../../components/admin/queue-page.tsx';
import { BulkActions, ChangedMeanwhile, type Selected } from '../../components/admin/case/bulk-actions.tsx';
import { CasePanel } from '../../components/admin/case/case-panel.tsx';
import { SIGNALS, StatusBadges } from '../../components/admin/case/status-badges.tsx';
import { languageOptions, regionOptions, starOptions } from '../../components/admin/list/filter-options.ts';
import type { ListFilter } from '../../components/admin/list/list-toolbar.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { Stars } from '../../components/ui/stars.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = ModerationView;

const idOf = ({ id }: Pick<CaseItem, 'id'>) => id;

export default function AdminReviewsPage({ cases, opened, reasons, regions }: Props) {
  const t = useT();
  const { selected, select, changed, settle } = useSelected(cases.rows);
  return (
    <QueuePage
      label={t('admin.reviews.title')}
      page={{ name: 'admin.reviews', file: 'admin.reviews.export' }}
      list={cases}
      only={['cases']}
      idOf={idOf}
      opened={opened}
      renderPanel={(one, heading) => <CasePanel opened={one} reasons={reasons} heading={heading} />}
      main={mainOf(t)}
      columns={columnsOf(t)}
      searchLabel={t('admin.reviews.search')}
      filters={filtersOf(t, regions)}
      empty={t('admin.reviews.empty')}
      selection={{ ids: new Set(selected.map(idOf)), idOf, onChange: select, nameOf: ({ title }) => title }}
      actions={
        <>
          <ChangedMeanwhile reviews={changed} />
          {selected.length > 0 && <BulkActions selected={selected} onDone={settle} reasons={reasons} />}
        </>
      }
    />
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

const mainOf = (t: Translate): CaseColumn<CaseItem> => ({
  label: t('admin.column.review'),
  titleOf: ({ title }) => title,
  renderExcerpt: ({ excerpt }) => <UserText text={excerpt} />,
});

function columnsOf(t: Translate): Column<CaseItem>[] {
  return [
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
