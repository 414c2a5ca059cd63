import { permitByNumber } from '../../../contractors/permits/queries/permit-by-number.ts';
import { transact, type Context } from '../../../core/context.ts';
import { invalid } from '../../../core/errors.ts';
import { lockReview } from '../../queries/lock-review.ts';
import { applyConfirmation } from '../apply-proof.ts';
import { beginProof } from '../begin-proof.ts';
import { lockProof } from '../locked-proof.ts';
import { fittingPermit } from '../permit-fit.ts';
import { provenJob } from '../queries/proven-job.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Proves a review at once by the number of a permit of its contractor, in its place and month. Throws InvalidInput that
 * says which part did not fit, and as `beginProof`. A permit proves one review.
 */
export async function proveByPermit(
  context: Context,
  { reviewId, number }: { reviewId: number; number: string },
): Promise<void> {
  await transact(context, async (tx) => {
    await lockReview(tx, reviewId);
    const job = await provenJob(tx, reviewId);
    const found = await permitByNumber(tx.database, { contractorId: job.contractorId, number });
    const permit = fittingPermit(found, job);
    if (typeof permit === 'string')
      throw invalid('number', `job_proofs.permit_problem.${permit}`, { contractor: job.contractor });
    const proofId = await beginProof(tx, { reviewId, kind: 'permit', permitId: permit.id });
    try {
      await applyConfirmation(tx, await lockProof(tx, proofId), { why: null, by: 'screening' });
    } catch (error) {
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
      throw invalid('number', 'job_proofs.permit_problem.used', { contractor: job.contractor });
    }
  });
}
