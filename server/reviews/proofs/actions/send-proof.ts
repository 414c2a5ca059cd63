import {
  JOB_PROOF_CHECKED_IN_DAYS,
  JOB_PROOF_FILES_MAX,
  type JobProofState,
} from '../../../../common/job-proofs.ts';
import { transact, type Context, type ReadContext } from '../../../core/context.ts';
import { conflict, invalid, notFound } from '../../../core/errors.ts';
import { attachUploads } from '../../../uploads/attach.ts';
import { lockReview } from '../../queries/lock-review.ts';
import { obstacleToProof } from '../job-proof.ts';
import type { ProofForm } from '../schemas.ts';

type Input = ProofForm & { reviewId: number };

/**
 * Sends files that prove the job of a review; an administrator looks at them. Throws InvalidInput without a file, and a 409
 * where a proof waits or is confirmed already, or too many were declined.
 */
export async function sendProof(context: Context, { reviewId, note, files }: Input): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw notFound();
  if (files.length === 0) throw invalid('files', 'job_proofs.file_needed');
  await transact(context, async (tx) => {
    await lockReview(tx, reviewId);
    const obstacle = obstacleToProof(await readAbout(tx, reviewId));
    if (obstacle !== null)
      throw conflict(`job_proofs.obstacle.${obstacle}`, { days: JOB_PROOF_CHECKED_IN_DAYS });
    const { id } = await tx.database
      .insertInto('job_proofs')
      .values({ review_id: reviewId, note: note === '' ? null : note, created_at: tx.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await attachUploads(tx, {
      uploadIds: files,
      userId: viewer.userId,
      visibility: 'parties',
      maximum: JOB_PROOF_FILES_MAX,
    });
    await tx.database
      .insertInto('job_proof_files')
      .values(
        files.map((uploadId, index) => ({ job_proof_id: id, upload_id: uploadId, position: index + 1 })),
      )
      .execute();
    tx.announce({ name: 'job_proof.sent', proofId: id });
  });
}

async function readAbout({ database }: ReadContext, reviewId: number) {
  const { stage } = await database
    .selectFrom('reviews')
    .select('stage')
    .where('id', '=', reviewId)
    .executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom('job_proofs')
    .select('state')
    .where('review_id', '=', reviewId)
    .execute();
  return { stage, states: rows.map(({ state }) => state as JobProofState) };
}
