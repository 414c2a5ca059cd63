import { transact, type Context } from '../../../core/context.ts';
import { conflict } from '../../../core/errors.ts';
import { lockReview } from '../../queries/lock-review.ts';

/** Takes back the proof that waits, with its files. Throws a 409 where none waits. */
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
    // The sweep of uploads erases files that nothing points to.
    await tx.database.deleteFrom('job_proof_files').where('job_proof_id', '=', proof.id).execute();
    tx.announce({ name: 'job_proof.sent', proofId: proof.id });
  });
}
