import { transact, type Context } from '../../../core/context.ts';
import { formatMonth } from '../../../../common/format/dates.ts';
import { invalid } from '../../../core/errors.ts';
import { lockReview } from '../../queries/lock-review.ts';
import { findDraft } from '../cfdi/drafts.ts';
import { isOfMonth } from '../cfdi/cfdi-fit.ts';
import { provenJob } from '../queries/proven-job.ts';

/** Puts a CFDI that was just read beside a review, so that its author sees what was read before it is sent. Throws InvalidInput. */
export async function readForReview(
  context: Context,
  { reviewId, cfdi: [id] }: { reviewId: number; cfdi: readonly number[] },
): Promise<void> {
  if (id === undefined) throw invalid('cfdi', 'job_proofs.cfdi_needed');
  await transact(context, async (tx) => {
    await lockReview(tx, reviewId);
    const draft = await findDraft(tx, { id, reviewId: null });
    if (!draft) throw invalid('cfdi', 'job_proofs.cfdi_needed');
    const { month } = await provenJob(tx, reviewId);
    if (!isOfMonth(draft.facts, month)) {
      const read = formatMonth(draft.facts.issuedAt.slice(0, 'YYYY-MM'.length), tx.language);
      throw invalid('cfdi', 'job_proofs.cfdi_month', { read, job: formatMonth(month, tx.language) });
    }
    await tx.database
      .updateTable('job_proof_cfdis')
      .set({ review_id: reviewId })
      .where('id', '=', id)
      .execute();
  });
}
