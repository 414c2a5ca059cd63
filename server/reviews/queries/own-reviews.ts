import { sql } from 'kysely';
import { PER_PAGE } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { paginate } from '../../core/pagination.ts';
import { toReviewViews, type ReviewView } from '../views.ts';
import type { ReviewPage } from './list-reviews.ts';
import { selectReviews } from './select-reviews.ts';

/** Nobody has this id: the lists of somebody without a profile or a business are empty. */
const NOBODY = 0;

/** One review for its reader; throws `notFound()`. */
export async function findReview(context: ReadContext, reviewId: number): Promise<ReviewView> {
  const rows = await selectReviews(context).where('r.id', '=', reviewId).execute();
  const [review] = await toReviewViews(context, rows);
  if (!review) throw notFound();
  return review;
}

/** The review a response stands under; throws `notFound()`. */
export async function findReviewOfResponse(context: ReadContext, responseId: number): Promise<ReviewView> {
  const response = await context.database
    .selectFrom('review_responses')
    .select('review_id')
    .where('id', '=', responseId)
    .executeTakeFirst();
  if (!response) throw notFound();
  return findReview(context, response.review_id);
}

/** The review a link is about, if it is the reader's own or about the reader's business; otherwise null. */
export async function findOwnReview(
  context: ReadContext,
  reviewId: number | null,
  as: 'author' | 'contractor',
): Promise<ReviewView | null> {
  const { viewer } = context;
  if (!viewer || reviewId === null) return null;
  const query = selectReviews(context).where('r.id', '=', reviewId);
  const own =
    as === 'author'
      ? query.where('r.author_profile_id', '=', viewer.profileId)
      : query.where('r.contractor_id', '=', viewer.contractorId ?? NOBODY).where('r.status', '=', 'active');
  const [review] = await toReviewViews(context, await own.execute());
  return review ?? null;
}

/** The reviews the viewer wrote, the newest first, inactive ones among them. */
export async function listGivenReviews(context: ReadContext, page: number): Promise<ReviewPage> {
  const profileId = context.viewer?.profileId ?? NOBODY;
  const pagination = paginate(await countGiven(context, profileId), page, PER_PAGE);
  const rows = await selectReviews(context)
    .where('r.author_profile_id', '=', profileId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(PER_PAGE)
    .offset((pagination.current_page - 1) * PER_PAGE)
    .execute();
  return { reviews: await toReviewViews(context, rows), pagination };
}

async function countGiven({ database }: ReadContext, profileId: number): Promise<number> {
  const { total } = await database
    .selectFrom('reviews')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('author_profile_id', '=', profileId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

const isAnswered = sql<boolean>`exists (
  select from review_responses as s where s.review_id = r.id and s.deleted_at is null)`;

/** The active reviews of the viewer's business: those without a response first, then the newest first. */
export async function listGotReviews(
  context: ReadContext,
  page: number,
): Promise<ReviewPage & { unanswered: number }> {
  const contractorId = context.viewer?.contractorId ?? NOBODY;
  const { total, unanswered } = await countGot(context, contractorId);
  const pagination = paginate(total, page, PER_PAGE);
  const rows = await selectReviews(context)
    .where('r.contractor_id', '=', contractorId)
    .where('r.status', '=', 'active')
    .orderBy(isAnswered)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(PER_PAGE)
    .offset((pagination.current_page - 1) * PER_PAGE)
    .execute();
  return { reviews: await toReviewViews(context, rows), pagination, unanswered };
}

async function countGot({ database }: ReadContext, contractorId: number) {
  return database
    .selectFrom('reviews as r')
    .select(sql<number>`count(*)::integer`.as('total'))
    .select(sql<number>`(count(*) filter (where not ${isAnswered}))::integer`.as('unanswered'))
    .where('r.contractor_id', '=', contractorId)
    .where('r.status', '=', 'active')
    .where('r.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
}
