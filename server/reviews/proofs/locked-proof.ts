import type { JobProofKind, JobProofState } from '../../../common/job-proofs.ts';
import type { Language } from '../../../common/format/language.ts';
import { notFound } from '../../core/errors.ts';
import type { Recording } from '../../decisions/record-decision.ts';
import { lockReview } from '../queries/lock-review.ts';
import type { Facts } from '../texts/review-content.ts';

/** A proof of a job with the review that it proves, both locked. */
export type LockedProof = {
  id: number;
  kind: JobProofKind;
  state: JobProofState;
  decisionId: number | null;
  reviewId: number;
  contractorId: number;
  contractorSlug: string;
  authorProfileId: number;
  authorUserId: number | null;
  authorLanguage: Language | null;
  overall: number;
  language: Language;
  facts: Facts;
};

/** Throws `notFound()` where the proof or its review is gone. */
export async function lockProof({ database }: Pick<Recording, 'database'>, id: number): Promise<LockedProof> {
  const found = await database
    .selectFrom('job_proofs')
    .select('review_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound();
  await lockReview({ database }, found.review_id);
  return database
    .selectFrom('job_proofs as p')
    .innerJoin('reviews as r', 'r.id', 'p.review_id')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .innerJoin('profiles as author', 'author.id', 'r.author_profile_id')
    .leftJoin('users as u', 'u.id', 'author.user_id')
    .select(['p.id', 'p.kind', 'p.state', 'p.decision_id as decisionId', 'r.id as reviewId'])
    .select(['c.id as contractorId', 'c.slug as contractorSlug', 'author.id as authorProfileId'])
    .select(['author.user_id as authorUserId', 'r.overall', 'r.language', 'r.facts'])
    .select('u.language as authorLanguage')
    .where('p.id', '=', id)
    .forNoKeyUpdate('p')
    .$castTo<LockedProof>()
    .executeTakeFirstOrThrow(notFound);
}
