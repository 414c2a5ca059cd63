import { transact, type Context, type ReadContext } from '../../../core/context.ts';
import { conflict } from '../../../core/errors.ts';
import { lockReview } from '../../queries/lock-review.ts';
import { refreshRatingSummaries } from '../../refresh-summary.ts';
import { findProof } from '../queries/find-proof.ts';

type Confirmed = { proofId: number };
type Declined = Confirmed & { reason: string };

/** Confirms a proof: the review counts in full in the ranking. Throws a 409 where the proof waits no more. */
export async function confirmProof(context: Context, { proofId }: Confirmed): Promise<void> {
  await decide(context, { proofId, state: 'confirmed', reason: null });
}

/** Declines a proof with a reason for its author; the review counts as before. Throws as `confirmProof`. */
export async function declineProof(context: Context, { proofId, reason }: Declined): Promise<void> {
  await decide(context, { proofId, state: 'declined', reason });
}

type Decided = { proofId: number; state: 'confirmed' | 'declined'; reason: string | null };

async function decide(context: Context, { proofId, state, reason }: Decided): Promise<void> {
  await transact(context, async (tx) => {
    const { reviewId } = await findProof(tx, proofId);
    const { contractorId, contractorSlug } = await lockReview(tx, reviewId);
    const decided = await tx.database
      .updateTable('job_proofs')
      .set({
        state,
        reason,
        decided_at: tx.now,
        decided_by_user_id: tx.viewer?.userId ?? null,
      })
      .where('id', '=', proofId)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst();
    if (!decided) throw conflict('job_proofs.decided_before');
    if (state === 'confirmed') await countInFull(tx, reviewId, contractorId);
    tx.announce({ name: 'job_proof.decided', proofId, reviewId, contractorId, contractorSlug });
  });
}

async function countInFull({ database, now }: ReadContext, reviewId: number, contractorId: number) {
  await database
    .updateTable('reviews')
    .set({ verification: 'job_proof' })
    .where('id', '=', reviewId)
    .execute();
  await refreshRatingSummaries(database, [contractorId], now);
}
