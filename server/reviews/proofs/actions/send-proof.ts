import { JOB_PROOF_FILES_MAX } from '../../../../common/job-proofs.ts';
import { transact, type Context } from '../../../core/context.ts';
import { invalid, notFound } from '../../../core/errors.ts';
import { attachUploads } from '../../../uploads/attach.ts';
import { lockReview } from '../../queries/lock-review.ts';
import { beginProof } from '../begin-proof.ts';
import type { ProofForm } from '../schemas.ts';

type Input = ProofForm & { reviewId: number };

/**
 * Sends files that prove the job of a review; an administrator looks at them. Throws InvalidInput without a file, and as
 * `beginProof`.
 */
export async function sendProof(context: Context, { reviewId, note, files }: Input): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw notFound();
  if (files.length === 0) throw invalid('files', 'job_proofs.file_needed');
  await transact(context, async (tx) => {
    await lockReview(tx, reviewId);
    const id = await beginProof(tx, { reviewId, kind: 'file', note: note === '' ? null : note });
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
