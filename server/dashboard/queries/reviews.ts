import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';
import { isPublic } from '../../conditions/public-rows.ts';

const SHOWN = 5;

/** A business's latest reviews without a response; `total` counts all of them. */
export function unansweredReviews(database: Queryable, contractorId: number) {
  return database
    .selectFrom('reviews as review')
    .innerJoin('profiles as author', 'author.id', 'review.author_profile_id')
    .select([
      'review.id',
      'review.title',
      'review.overall',
      'review.created_at',
      'author.name as author_name',
    ])
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('review.contractor_id', '=', contractorId)
    .where(isPublic('review'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review_responses as response')
            .select('response.id')
            .whereRef('response.review_id', '=', 'review.id')
            .where('response.deleted_at', 'is', null),
        ),
      ),
    )
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(SHOWN)
    .execute();
}

/** A user's latest reviews, and whether the contractor has answered. */
export function writtenReviews(database: Queryable, profileId: number) {
  return database
    .selectFrom('reviews as review')
    .innerJoin('contractors as contractor', 'contractor.id', 'review.contractor_id')
    .select([
      'review.id',
      'review.title',
      'review.overall',
      'review.created_at',
      'contractor.name as contractor_name',
      'contractor.slug',
      'review.status',
      'review.hold_signals',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('review_responses as response')
          .select('response.id')
          .whereRef('response.review_id', '=', 'review.id')
          .where(isPublic('response')),
      ).as('answered'),
    )
    .where('review.author_profile_id', '=', profileId)
    .where('review.deleted_at', 'is', null)
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(SHOWN)
    .execute();
}
