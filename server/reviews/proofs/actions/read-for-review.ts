import { transact, type Context } from '../../../core/context.ts';
import { formatMonth } from '../../../../common/format/dates.ts';
import { invalid } from '../../../core/errors.ts';
import { lockReview } from '../../queries/lock-review.ts';
import { findDraft } from '../invoices/drafts.ts';
import { isOfMonth } from '../invoices/invoice-fit.ts';
import { provenJob } from '../queries/proven-job.ts';

/** Puts an invoice that was just read beside a review, so that its author sees what was read before it is sent. Throws InvalidInput. */
export async function readForReview(
  context: Context,
  { reviewId, invoice: [id] }: { reviewId: number; invoice: readonly number[] },
): Promise<void> {
  if (id === undefined) throw invalid('invoice', 'job_proofs.invoice_needed');
  await transact(context, async (tx) => {
    await lockReview(tx, reviewId);
    const draft = await findDraft(tx, { id, reviewId: null });
    if (!draft) throw invalid('invoice', 'job_proofs.invoice_needed');
    const { month } = await provenJob(tx, reviewId);
    if (!isOfMonth(draft.facts, month)) {
      const read = formatMonth(draft.facts.issuedAt.slice(0, 'YYYY-MM'.length), tx.language);
      throw invalid('invoice', 'job_proofs.invoice_month', { read, job: formatMonth(month, tx.language) });
    }
    await tx.database
      .updateTable('job_proof_invoices')
      .set({ review_id: reviewId })
      .where('id', '=', id)
      .execute();
  });
}
