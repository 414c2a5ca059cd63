import { sql, type RawBuilder } from 'kysely';
import type { ReviewSort } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import type { ReadContext } from '../../core/context.ts';
import { paginate, type Pagination } from '../../core/pagination.ts';
import { countsInStars } from '../../conditions/public-rows.ts';
import { preparedQuery } from '../../database/prepared-query.ts';
import { toReviewViews, type ReviewView } from '../views.ts';
import { isActive, selectReviewsFor, type ReviewRow } from './select-reviews.ts';
import { audienceOf, type Audience } from './select-status.ts';

export type ReviewFilter = {
  contractorId: number;
  page: number;
  perPage: number;
  /** 1 to 5 */
  star?: number | null;
  tradeSlug?: string | null;
  language?: Language | null;
  /** Only those with photos; only those whose job is proven; only those with all of these words. */
  hasPhotos?: boolean;
  isProven?: boolean;
  words?: string | null;
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

/** The parts of a filter that change the statement's text; the rest are values in it. */
type Shape = {
  audience: Audience;
  sort: ReviewSort;
  narrowedBy: Record<'star' | 'trade' | 'language' | 'photos' | 'proven' | 'words', boolean>;
};
type Values = {
  contractorId: number;
  star: number;
  tradeSlug: string;
  language: Language;
  words: string;
  count: number;
  offset: number;
};

const readRows = preparedQuery((database, shape: Shape, values: Values) =>
  sorted(restrict(selectReviewsFor(database, shape.audience), shape, values), shape.sort)
    .select(totalOf(shape, values).as('total'))
    .limit(values.count)
    .offset(values.offset)
    .$castTo<CountedRow>(),
);

const readTotal = preparedQuery((database, shape: Shape, values: Values) =>
  restrict(selectReviewsFor(database, shape.audience), shape, values)
    .clearSelect()
    .select(sql<number>`count(*)::integer`.as('total')),
);

function readPage(context: ReadContext, filter: ReviewFilter, page: number): Promise<CountedRow[]> {
  return readRows(context.database, shapeOf(context, filter), valuesOf(filter, page));
}

async function countReviews(context: ReadContext, filter: ReviewFilter): Promise<number> {
  const [row] = await readTotal(context.database, shapeOf(context, filter), valuesOf(filter, 1));
  return row?.total ?? 0;
}

function shapeOf(context: ReadContext, { sort = 'newest', ...filter }: ReviewFilter): Shape {
  const narrowedBy = {
    star: Boolean(filter.star),
    trade: Boolean(filter.tradeSlug),
    language: Boolean(filter.language),
    photos: filter.hasPhotos ?? false,
    proven: filter.isProven ?? false,
    words: Boolean(filter.words),
  };
  return { audience: audienceOf(context), sort, narrowedBy };
}

function valuesOf(
  { contractorId, star, tradeSlug, language, words, perPage }: ReviewFilter,
  page: number,
): Values {
  return {
    contractorId,
    star: star ?? 0,
    tradeSlug: tradeSlug ?? '',
    language: language ?? 'english',
    words: words ?? '',
    count: perPage,
    offset: (page - 1) * perPage,
  };
}

type ReviewsQuery = ReturnType<typeof selectReviewsFor>;

function restrict(query: ReviewsQuery, { narrowedBy }: Shape, values: Values): ReviewsQuery {
  return query
    .where('r.contractor_id', '=', values.contractorId)
    .where(isActive)
    .$if(narrowedBy.star, (narrowed) =>
      narrowed.where('r.overall', '=', values.star).where(countsInStars('r')),
    )
    .$if(narrowedBy.trade, (narrowed) => narrowed.where('t.slug', '=', values.tradeSlug))
    .$if(narrowedBy.language, (narrowed) => narrowed.where('r.language', '=', values.language))
    .$if(narrowedBy.photos, (narrowed) => narrowed.where(hasPhotos))
    .$if(narrowedBy.proven, (narrowed) => narrowed.where('r.verification', '=', 'job_proof'))
    .$if(narrowedBy.words, (narrowed) => narrowed.where(hasWords(values.words))) as ReviewsQuery;
}

/**
 * The contractor's row stores the totals and those of each star; the database counts the others while it
 * reads.
 */
function totalOf({ narrowedBy }: Shape, { star }: Values) {
  const { star: _stored, ...counted } = narrowedBy;
  if (Object.values(counted).includes(true)) return sql<number>`(count(*) over ())::integer`;
  if (narrowedBy.star) return sql<number>`c.histogram[${star}::integer]`;
  return sql<number>`c.review_count + c.quote_count`;
}

const hasPhotos = sql<boolean>`exists (select from review_photos as photo where photo.review_id = r.id)`;

/** Pages hide a passage by its letters and digits, whatever stands between them. */
const charactersOf = (text: RawBuilder<unknown>) => sql`replace(plain_words(${text}), ' ', '')`;

/**
 * Each word begins one of the review's, without regard to case and accents. A review with a passage that is hidden is not
 * found, because a find would tell what it says.
 */
const hasWords = (words: string) => sql<boolean>`(not exists (
    select from unnest(string_to_array(plain_words(${words}), ' ')) as word
    where strpos(' ' || plain_words(r.title || ' ' || r.body), ' ' || word) = 0)
  and plain_words(${words}) <> ''
  and not exists (select from hidden_passages as h where h.ended_at is null and h.passage is not null
    and strpos(${charactersOf(sql`r.title || ' ' || r.body`)}, ${charactersOf(sql`h.passage`)}) > 0))`;

function sorted(query: ReviewsQuery, sort: ReviewSort): ReviewsQuery {
  const byStars = sort === 'highest' || sort === 'lowest';
  const starred = byStars ? query.orderBy('r.overall', sort === 'highest' ? 'desc' : 'asc') : query;
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  return starred.orderBy('r.created_at', direction).orderBy('r.id', direction);
}
