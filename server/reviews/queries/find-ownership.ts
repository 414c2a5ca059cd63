import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { ReviewAppealKind } from '../../../common/constants.ts';
import type { ReviewOwnership } from '../policy.ts';
import { notDeletedByAuthor } from './select-reviews.ts';

/** A review's author and contractor; throws `notFound()` for one that does not exist or was deleted. */
export async function findReviewOwnership(
  { database }: ReadContext,
  reviewId: number,
): Promise<ReviewOwnership> {
  const row = await database
    .selectFrom('reviews')
    .select(['author_profile_id as authorProfileId', 'contractor_id as contractorId'])
    .where('id', '=', reviewId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The same with what an administrator deleted, and the kind of its open appeal: for those a case concerns. */
export async function findCaseOwnership(
  { database }: ReadContext,
  reviewId: number,
): Promise<ReviewOwnership & { openKind: ReviewAppealKind | null }> {
  const row = await database
    .selectFrom('reviews as r')
    .leftJoin('appeals as a', (join) =>
      join.onRef('a.review_id', '=', 'r.id').on('a.state', '=', 'open').on('a.kind', '<>', 'remove_response'),
    )
    .select(['r.author_profile_id as authorProfileId', 'r.contractor_id as contractorId'])
    .select('a.kind as openKind')
    .where('r.id', '=', reviewId)
    .where(notDeletedByAuthor)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, openKind: row.openKind as ReviewAppealKind | null };
}

/** The author and contractor of a response's review; throws `notFound()` where either is gone. */
export async function findResponseOwnership(
  { database }: ReadContext,
  responseId: number,
): Promise<ReviewOwnership> {
  const row = await database
    .selectFrom('review_responses as s')
    .innerJoin('reviews as r', 'r.id', 's.review_id')
    .select(['r.author_profile_id as authorProfileId', 'r.contractor_id as contractorId'])
    .where('s.id', '=', responseId)
    .where('s.deleted_at', 'is', null)
    .where('r.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The same for administrators, with responses that one of them deleted. */
export async function findResponseCaseOwnership(
  { database }: ReadContext,
  responseId: number,
): Promise<ReviewOwnership> {
  const row = await database
    .selectFrom('review_responses as s')
    .innerJoin('reviews as r', 'r.id', 's.review_id')
    .select(['r.author_profile_id as authorProfileId', 'r.contractor_id as contractorId'])
    .where('s.id', '=', responseId)
    .where(responseNotDeletedByOwner)
    .where('r.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Of `review_responses as s`: it stands, or an administrator's decision deleted it. */
export const responseNotDeletedByOwner = sql<boolean>`(s.deleted_at is null or exists (
  select from decisions as d where d.id = s.decision_id and d.action = 'response.deleted'))`;
