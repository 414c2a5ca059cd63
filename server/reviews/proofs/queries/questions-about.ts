import type { ReadContext } from '../../../core/context.ts';
import type { InvoiceDraft } from '../invoices/drafts.ts';
import { questionsOf } from '../invoices/invoice-fit.ts';
import type { InvoiceQuestion } from '../invoices/invoice.ts';
import type { ProvenJob } from './proven-job.ts';

/**
 * What an administrator decides about an invoice; none: software confirms it. The contractor's RFC is known from invoices
 * that administrators confirmed, never from what it pays here.
 */
export async function questionsAbout(
  { database }: Pick<ReadContext, 'database'>,
  job: ProvenJob,
  { facts, issuerHash }: InvoiceDraft,
): Promise<InvoiceQuestion[]> {
  const known = await database
    .selectFrom('job_proof_invoices as i')
    .innerJoin('job_proofs as p', 'p.id', 'i.job_proof_id')
    .innerJoin('reviews as r', 'r.id', 'p.review_id')
    .select('i.issuer_hash')
    .distinct()
    .where('r.contractor_id', '=', job.contractorId)
    .where('p.state', '=', 'confirmed')
    .where('p.decided_by_user_id', 'is not', null)
    .execute();
  return questionsOf({ ...job, invoice: facts, issuerHash, known: known.map((row) => row.issuer_hash) });
}
