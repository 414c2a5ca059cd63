import type { ReviewVerification, Stage } from '../../../common/constants.ts';
import type { Queryable } from '../../database/client.ts';
import { isPublic } from '../../conditions/public-rows.ts';
import type { SummarisedReview } from '../summarised-review.ts';

/** The active reviews of contractors, with what their numbers are made of, always in the same order. */
export async function summarisedReviews(
  database: Queryable,
  ids: number[],
): Promise<(SummarisedReview & { contractorId: number })[]> {
  const rows = await database
    .selectFrom('reviews as r')
    .leftJoin('review_responses as response', (join) =>
      join.onRef('response.review_id', '=', 'r.id').on(isPublic('response')),
    )
    .select([
      'r.contractor_id as contractorId',
      'r.overall',
      'r.scores',
      'r.facts',
      'r.verification',
      'r.title',
      'r.stage',
    ])
    .select(['r.created_at as createdAt', 'response.id as responseId'])
    .where('r.contractor_id', 'in', ids)
    .where(isPublic('r'))
    // The same order every time: sums of fractions depend on it, and so does who is the latest of two.
    .orderBy('r.contractor_id')
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
  return rows.map(({ responseId, scores, facts, verification, stage, ...review }) => ({
    ...review,
    scores: scores as SummarisedReview['scores'],
    facts: facts as SummarisedReview['facts'],
    verification: verification as ReviewVerification,
    stage: stage as Stage,
    hasResponse: responseId !== null,
  }));
}
