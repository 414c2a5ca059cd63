import { sql } from 'kysely';
import type { ReviewSort } from '../../../common/constants.ts';
import type { Language } from '../../../common/language.ts';
import type { ReadContext } from '../../core/context.ts';
import { paginate, type Pagination } from '../../core/pagination.ts';
import { toReviewViews, type ReviewView } from '../views.ts';
import { selectReviews, type ReviewRow } from './select-reviews.ts';

export type ReviewFilter = {
  contractorId: number;
  page: number;
  perPage: number;
  /** 1 to 5 */
  star?: number | null;
  tradeSlug?: string | null;
  language?: Language | null;
  sort?: ReviewSort;
};

export type ReviewPage = { reviews: ReviewView[]; pagination: Pagination };

/**
 * One page of a contractor's active reviews, in one query with the count in it. A page beyond the last is the last; only
 * that and an empty list cost a second query.
 */
export async function listReviews(context: ReadContext, filter: ReviewFilter): Promise<ReviewPage> {
  const rows = await readPage(context, filter, filter.page);
  const total = rows[0]?.total ?? (await countReviews(context, filter));
  const pagination = paginate(total, filter.page, filter.perPage);
  const shown =
    rows.length > 0 || total === 0 ? rows : await readPage(context, filter, pagination.current_page);
  return { reviews: await toReviewViews(context, shown), pagination };
}

type CountedRow = ReviewRow & { total: number };

async function readPage(context: ReadContext, filter: ReviewFilter, page: number): Promise<CountedRow[]> {
  const query = restrict(selectReviews(context), filter)
    .select(totalOf(filter).as('total'))
    .limit(filter.perPage)
    .offset((page - 1) * filter.perPage);
  const rows = await sorted(query, filter.sort ?? 'newest').execute();
  return rows as CountedRow[];
}

type ReviewsQuery = ReturnType<typeof selectReviews>;

function restrict(
  query: ReviewsQuery,
  { contractorId, star, tradeSlug, language }: ReviewFilter,
): ReviewsQuery {
  return query
    .where('r.contractor_id', '=', contractorId)
    .where('r.status', '=', 'active')
    .$if(typeof star === 'number', (narrowed) => narrowed.where('r.overall', '=', star ?? 0))
    .$if(Boolean(tradeSlug), (narrowed) => narrowed.where('t.slug', '=', tradeSlug ?? ''))
    .$if(Boolean(language), (narrowed) => narrowed.where('r.language', '=', language ?? '')) as ReviewsQuery;
}

/** The contractor's row knows how many there are, in all and of each star; the rest the database counts as it goes. */
function totalOf({ star, tradeSlug, language }: ReviewFilter) {
  if (tradeSlug || language) return sql<number>`(count(*) over ())::integer`;
  if (typeof star === 'number') return sql<number>`c.histogram[${star}::integer]`;
  return sql<number>`c.review_count`;
}

function sorted(query: ReviewsQuery, sort: ReviewSort): ReviewsQuery {
  const byStars = sort === 'highest' || sort === 'lowest';
  const starred = byStars ? query.orderBy('r.overall', sort === 'highest' ? 'desc' : 'asc') : query;
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  return starred.orderBy('r.created_at', direction).orderBy('r.id', direction);
}

async function countReviews(context: ReadContext, filter: ReviewFilter): Promise<number> {
  const row = await restrict(selectReviews(context), filter)
    .clearSelect()
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}
