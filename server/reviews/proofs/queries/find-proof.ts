import type { ReadContext } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import type { ReviewOwnership } from '../../policy.ts';

export type FoundProof = ReviewOwnership & { reviewId: number };

/** The review, author and contractor of a proof; throws `notFound()` where proof or review is gone. */
export async function findProof({ database }: ReadContext, proofId: number): Promise<FoundProof> {
  const row = await database
    .selectFrom('job_proofs as p')
    .innerJoin('reviews as r', 'r.id', 'p.review_id')
    .select(['r.id as reviewId', 'r.author_profile_id as authorProfileId', 'r.contractor_id as contractorId'])
    .where('p.id', '=', proofId)
    .where('r.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
