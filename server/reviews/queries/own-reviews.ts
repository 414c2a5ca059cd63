import { sql } from 'kysely';
import { PER_PAGE } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { paginate } from '../../core/pagination.ts';
import { mayReadUnshown } from '../policy.ts';
import { toReviewViews, type ReviewView } from '../views.ts';
import { wasShownToContractorSql } from '../texts/was-shown.ts';
import type { ReviewPage } from './list-reviews.ts';
import { notDeletedByAuthor, selectReviews, selectReviewsFor } from './select-reviews.ts';
import { audienceOf } from './select-status.ts';

/** An id that does not exist, so that users without a profile or business get empty lists. */
const NOBODY = 0;

/** One review for its reader; throws `notFound()`. */
export async function findReview(context: ReadContext, reviewId: number): Promise<ReviewView> {
  return first(context, selectReviews(context).where('r.id', '=', reviewId));
}

/** The same, also where an administrator deleted it: for those a case concerns. */
export async function findCase(context: ReadContext, reviewId: number): Promise<ReviewView> {
  return first(context, selectReviews(context, 'kept').where('r.id', '=', reviewId));
}

/**
 * The same, also a deleted one, because a just decided review may be deleted by its author at that moment.
 */
export async function findAnyReview(context: ReadContext, reviewId: number): Promise<ReviewView> {
  return first(context, selectReviews(context, 'all').where('r.id', '=', reviewId));
}

/** The same, for an administrator; null where there is none any more. */
export async function findReviewLeft(
  context: ReadContext,
  reviewId: number | null,
): Promise<ReviewView | null> {
  if (reviewId === null) return null;
  const rows = await selectReviews(context, 'all').where('r.id', '=', reviewId).execute();
  return (await toReviewViews(context, rows))[0] ?? null;
}

async function first(context: ReadContext, query: ReturnType<typeof selectReviews>): Promise<ReviewView> {
  const rows = await query.execute();
  const [review] = await toReviewViews(context, rows);
  if (!review) throw notFound();
  return review;
}

/** A public review with earlier versions from `versionsFrom` back; throws `notFound()`. */
export async function findReviewVersions(
  context: ReadContext,
  reviewId: number,
  versionsFrom: number | null,
): Promise<ReviewView> {
  const { database } = context;
  const query = selectReviewsFor(database, audienceOf(context), 'hidden', versionsFrom);
  const review = await first(context, query.where('r.id', '=', reviewId));
  const ownership = { authorProfileId: review.author.profileId, contractorId: review.contractor.id };
  const listing = await database
    .selectFrom('contractors')
    .select('hidden_at')
    .where('id', '=', review.contractor.id)
    .executeTakeFirst();
  const isShown = review.status === 'active' && listing?.hidden_at === null;
  if (!isShown && !mayReadUnshown(context.viewer, ownership, 'author')) throw notFound();
  return review;
}

/** The review of a response; throws `notFound()`. */
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
  const own =
    as === 'author'
      ? selectReviews(context, 'kept').where('r.author_profile_id', '=', viewer.profileId)
      : selectReviews(context)
          .where('r.contractor_id', '=', viewer.contractorId ?? NOBODY)
          .where(wasShownToContractorSql);
  const [review] = await toReviewViews(context, await own.where('r.id', '=', reviewId).execute());
  return review ?? null;
}

/** The reviews the viewer wrote, the newest first; among them those that an administrator took down or deleted. */
export async function listGivenReviews(context: ReadContext, page: number): Promise<ReviewPage> {
  const profileId = context.viewer?.profileId ?? NOBODY;
  const pagination = paginate(await countGiven(context, profileId), page, PER_PAGE);
  const rows = await selectReviews(context, 'kept')
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
    .selectFrom('reviews as r')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('r.author_profile_id', '=', profileId)
    .where(notDeletedByAuthor)
    .executeTakeFirstOrThrow();
  return total;
}

const isAnswered = sql<boolean>`exists (
  select from review_responses as s where s.review_id = r.id and s.deleted_at is null)`;

const waitsForAnswer = sql<boolean>`r.status = 'active' and not ${isAnswered}`;

/**
 * The reviews of the viewer's business, including those taken down. Active ones without a response come
 * first, then the newest.
 */
export async function listGotReviews(
  context: ReadContext,
  page: number,
): Promise<ReviewPage & { unanswered: number }> {
  const contractorId = context.viewer?.contractorId ?? NOBODY;
  const { total, unanswered } = await countGot(context, contractorId);
  const pagination = paginate(total, page, PER_PAGE);
  const rows = await selectReviews(context)
    .where('r.contractor_id', '=', contractorId)
    .where(wasShownToContractorSql)
    .orderBy(waitsForAnswer, 'desc')
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
    .select(sql<number>`(count(*) filter (where ${waitsForAnswer}))::integer`.as('unanswered'))
    .where('r.contractor_id', '=', contractorId)
    .where(wasShownToContractorSql)
    .where('r.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
}
