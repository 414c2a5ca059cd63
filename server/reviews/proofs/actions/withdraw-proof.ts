import { transact, type Context } from '../../../core/context.ts';
import { conflict } from '../../../core/errors.ts';
import { lockReview } from '../../queries/lock-review.ts';
import { forgetWhatItShows } from '../apply-proof.ts';

/** Takes back the proof that waits, with its files and what was read of its CFDI. Throws a 409 where none waits. */
export async function withdrawProof(context: Context, { reviewId }: { reviewId: number }): Promise<void> {
  await transact(context, async (tx) => {
    await lockReview(tx, reviewId);
    const proof = await tx.database
      .updateTable('job_proofs')
      .set({ state: 'withdrawn' })
      .where('review_id', '=', reviewId)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst();
    if (!proof) throw conflict('job_proofs.decided_before');
    await forgetWhatItShows(tx, proof.id);
    tx.announce({ name: 'job_proof.sent', proofId: proof.id });
  });
}
