import { transact, type Context } from '../../../core/context.ts';
import { conflict } from '../../../core/errors.ts';
import { lockReview } from '../../queries/lock-review.ts';

/** Takes back the proof that waits, with its files. Throws a 409 where none waits. */
export async function withdrawProof(context: Context, { reviewId }: { reviewId: number }): Promise<void> {
  await transact(context, async (inside) => {
    await lockReview(inside, reviewId);
    const proof = await inside.database
      .updateTable('job_proofs')
      .set({ state: 'withdrawn' })
      .where('review_id', '=', reviewId)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst();
    if (!proof) throw conflict('job_proofs.decided_before');
    // The sweep of uploads erases files that nothing points to.
    await inside.database.deleteFrom('job_proof_files').where('job_proof_id', '=', proof.id).execute();
    inside.announce({ name: 'job_proof.sent', proofId: proof.id });
  });
}
