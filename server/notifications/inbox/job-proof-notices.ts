import type { Database } from '../../database/client.ts';
import type { EventMap } from '../../event-map.ts';
import type { Notice } from './notice.ts';

/** The author learns the outcome of a proof of the job. */
export async function noticesOfJobProof(
  database: Database,
  { proofId }: EventMap['job_proof.decided'],
): Promise<Notice[]> {
  const row = await database
    .selectFrom('job_proofs as p')
    .innerJoin('reviews as r', 'r.id', 'p.review_id')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .innerJoin('profiles as author', 'author.id', 'r.author_profile_id')
    .select(['p.state', 'r.id as reviewId', 'c.name as contractor', 'author.user_id as userId'])
    .where('p.id', '=', proofId)
    .executeTakeFirst();
  if (!row) return [];
  const { state, reviewId, contractor, userId } = row;
  return [
    {
      userId,
      kind: 'job_proof',
      subject: { type: 'job_proof', id: proofId },
      params: { contractor, ...(state === 'declined' && { news: 'job_proof_declined' as const }) },
      target: { name: 'reviews.proof', params: { id: reviewId } },
    },
  ];
}
