import { Link } from '@inertiajs/react';
import { queryOfList } from '../../../common/admin-list.ts';
import { REVIEW_DISPLAY_STATUSES, STARS } from '../../../common/constants.ts';
import { formatDate } from '../../../common/format/dates.ts';
import { route, type Query } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { ContractorReviewsView, ContractorReviewView } from '../../../server/moderation/lists/views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { AdminList, type Column } from '../../components/admin/list/admin-list.tsx';
import type { ListFilter } from '../../components/admin/list/list-toolbar.tsx';
import { ContractorCaseHead } from '../../components/admin-lists/contractor-case-head.tsx';
import '../../components/admin-lists/admin-lists.css';
import { Badge, type Tone } from '../../components/ui/badge.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { Stars } from '../../components/ui/stars.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = ContractorReviewsView;

const SIDES = ['got', 'given'] as const;
const TONES: Record<ContractorReviewView['state'], Tone> = {
  active: 'good',
  held: 'caution',
  inactive: 'caution',
  deleted: 'danger',
};

/** The reviews a contractor got and wrote, hidden and deleted ones too, each with its status and reason. */
export default function AdminContractorReviewsPage({ contractor, side, counts, reviews }: Props) {
  const t = useT();
  const { id, name } = contractor;
  const hrefOf = (query: Query) => route('admin.contractors.reviews', { id }, { query });
  return (
    <AdminFrame title={t('admin_lists.reviews.of', { name })}>
      <ContractorCaseHead contractor={contractor} here="reviews" />
      <nav className="tabs-list" aria-label={t('admin_lists.reviews.sides')}>
        {SIDES.map((one) => (
          <Link
            key={one}
            className="tab tab-link"
            href={hrefOf(queryOfList(reviews.state, { filters: { side: one === 'got' ? null : one } }))}
            aria-current={one === side ? 'page' : undefined}
          >
            {t(`admin_lists.reviews.${one}`, { count: counts[one] })}
          </Link>
        ))}
      </nav>
      <div className="pt-4">
        <AdminList
          label={t('admin_lists.reviews.title')}
          list={reviews}
          columns={useColumns(side)}
          keyOf={(review) => review.id}
          hrefOf={hrefOf}
          exportHref={(query) => route('admin.contractors.reviews.export', { id }, { query })}
          only={['reviews', 'side', 'counts']}
          searchLabel={t('admin_lists.reviews.search')}
          filters={filtersOf(t)}
          empty={t(`admin_lists.reviews.empty_${side}`)}
        />
      </div>
    </AdminFrame>
  );
}

function filtersOf(t: Translate): ListFilter[] {
  return [
    {
      name: 'state',
      label: t('admin_lists.column.state'),
      options: REVIEW_DISPLAY_STATUSES.map((value) => ({ value, label: t(`admin_lists.state.${value}`) })),
    },
    {
      name: 'stars',
      label: t('admin_lists.column.stars'),
      options: STARS.map((count) => ({ value: count, label: t('common.star_count', { count }) })),
    },
  ];
}

function useColumns(side: Props['side']): Column<ContractorReviewView>[] {
  const t = useT();
  return [
    {
      key: 'title',
      label: t('admin_lists.column.review'),
      kind: 'wide',
      cell: (review) => <Words review={review} />,
    },
    {
      key: 'other',
      label: t(side === 'got' ? 'admin_lists.column.author' : 'admin_lists.column.contractor'),
      cell: ({ author, contractor }) =>
        side === 'got' ? (
          author.name
        ) : (
          <Link href={route('admin.contractors.reviews', { id: contractor.id })}>{contractor.name}</Link>
        ),
    },
    {
      key: 'written',
      label: t('admin_lists.column.when'),
      sort: 'written',
      cell: ({ writtenAt }) => <DateText at={writtenAt} />,
    },
    {
      key: 'stars',
      label: t('admin_lists.column.stars'),
      sort: 'stars',
      cell: ({ stars }) => <Stars value={stars} size="small" />,
    },
    { key: 'state', label: t('admin_lists.column.state'), cell: (review) => <State review={review} /> },
    {
      key: 'decision',
      label: t('admin_lists.column.decision'),
      cell: (review) => <Decision review={review} />,
    },
  ];
}

function Words({ review: { id, title, body, can } }: { review: ContractorReviewView }) {
  const t = useT();
  return (
    <>
      <span className="block font-semibold">
        <UserText text={title} />
      </span>
      <span className="line-clamp-3 text-muted">
        <UserText text={body} />
      </span>
      <span className="row-links">
        {can.moderate ? (
          <Link href={route('admin.reviews', {}, { query: { search: `#${id}`, open: id } })}>
            {t('admin_lists.reviews.moderate', { id: String(id) })}
          </Link>
        ) : (
          <span className="text-muted">{t('admin_lists.review_number', { id: String(id) })}</span>
        )}
      </span>
    </>
  );
}

function State({ review: { state, response, appeal } }: { review: ContractorReviewView }) {
  const t = useT();
  return (
    <>
      <Badge tone={TONES[state]}>{t(`admin_lists.state.${state}`)}</Badge>
      {response && (
        <span className="block text-muted">
          {t('admin_lists.reviews.responded', { state: t(`admin_lists.state.${response.state}`) })}
        </span>
      )}
      {appeal && <span className="block text-muted">{appealText(appeal, t)}</span>}
    </>
  );
}

function appealText({ state, dueAt }: NonNullable<ContractorReviewView['appeal']>, t: Translate): string {
  const words = `${t('admin_lists.column.appeal')}: ${t(`admin_lists.appeal.${state}`)}`;
  return state === 'open'
    ? t('admin_lists.reviews.due', { state: words, date: formatDate(dueAt, t.language) })
    : words;
}

function Decision({ review: { decision } }: { review: ContractorReviewView }) {
  const t = useT();
  if (decision === null) return null;
  const { id, action, reason, words, at } = decision;
  return (
    <>
      <Link href={route('admin.decisions', {}, { query: { search: `#${id}` } })}>
        {t(`admin.action.${action}`)}
      </Link>
      <span className="block text-muted">
        {[formatDate(at, t.language), reason ?? words].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}
