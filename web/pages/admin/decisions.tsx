import { Link } from '@inertiajs/react';
import { DECISION_ACTIONS } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';

import type { DecisionsView, DecisionView } from '../../../server/moderation/views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { AdminList, type Column } from '../../components/admin/list/admin-list.tsx';
import { reasonText } from '../../components/admin/case/status-badges.tsx';
import { languageOptions, starOptions } from '../../components/admin/list/filter-options.ts';
import type { ListFilter } from '../../components/admin/list/list-toolbar.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = DecisionsView;

export default function AdminDecisionsPage({ decisions, reasons }: Props) {
  const t = useT();
  return (
    <AdminFrame title={t('admin.decisions.title')}>
      <AdminList
        label={t('admin.decisions.title')}
        list={decisions}
        columns={useColumns()}
        keyOf={({ id }) => id}
        hrefOf={(query) => route('admin.decisions', {}, { query })}
        exportHref={(query) => route('admin.decisions.export', {}, { query })}
        only={['decisions']}
        searchLabel={t('admin.decisions.search')}
        filters={filtersOf(reasons, t)}
        empty={t('admin.decisions.empty')}
      />
    </AdminFrame>
  );
}

function useColumns(): Column<DecisionView>[] {
  const t = useT();
  return [
    {
      key: 'action',
      label: t('admin.column.action'),
      sort: 'action',
      kind: 'main',
      cell: ({ action }) => t(`admin.action.${action}`),
    },
    {
      key: 'decided',
      label: t('admin.column.decided'),
      sort: 'decided',
      cell: ({ decidedAt }) => <DateText at={decidedAt} />,
    },
    {
      key: 'contractor',
      label: t('admin.column.contractor'),
      sort: 'contractor',
      cell: (decision) => <Subject decision={decision} />,
    },
    { key: 'stars', label: t('admin.column.stars'), kind: 'number', cell: ({ stars }) => stars },
    {
      key: 'reason',
      label: t('admin.column.reason'),
      kind: 'wide',
      cell: (decision) => <Why {...decision} />,
    },
    {
      key: 'by',
      label: t('admin.column.by'),
      sort: 'by',
      cell: ({ decidedBy }) => decidedBy ?? t('admin.decisions.by_screening'),
    },
    { key: 'id', label: t('admin.column.id'), kind: 'number', cell: ({ id }) => id },
  ];
}

function Subject({ decision: { contractor, reviewId } }: { decision: DecisionView }) {
  const t = useT();
  const path = usePath();
  return (
    <>
      {contractor && (
        <Link href={path('contractors.show', { slug: contractor.slug })}>{contractor.name}</Link>
      )}
      {reviewId !== null && (
        <span className="block">
          <Link href={route('admin.reviews', {}, { query: { search: `#${reviewId}`, open: reviewId } })}>
            {t('admin.review_number', { id: String(reviewId) })}
          </Link>
        </span>
      )}
    </>
  );
}

function Why(decision: Pick<DecisionView, 'action' | 'reasonName' | 'reason'>) {
  const words = reasonText(decision, useT());
  return (
    <>
      {decision.reasonName && <span className="block">{decision.reasonName}</span>}
      {words && <span className="block text-muted">{words}</span>}
    </>
  );
}

function filtersOf(reasons: Props['reasons'], t: ReturnType<typeof useT>): ListFilter[] {
  return [
    {
      name: 'action',
      label: t('admin.column.action'),
      options: DECISION_ACTIONS.map((action) => ({ value: action, label: t(`admin.action.${action}`) })),
    },
    {
      name: 'reason',
      label: t('admin.column.reason'),
      options: reasons.map(({ code, name }) => ({ value: code, label: name })),
    },
    {
      name: 'stars',
      label: t('admin.column.stars'),
      options: starOptions(t),
    },
    {
      name: 'language',
      label: t('admin.column.language'),
      options: languageOptions(t),
    },
  ];
}
