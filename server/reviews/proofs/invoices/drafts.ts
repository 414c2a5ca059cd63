import type { ReadContext } from '../../../core/context.ts';
import type { ReadInvoice } from './invoice.ts';

export type InvoiceDraft = { id: number; folioHash: string; issuerHash: string; facts: ReadInvoice };

/** The invoice of the viewer that was read and not sent; undefined: there is none, or it was erased. */
export async function findDraft(
  { database, viewer }: Pick<ReadContext, 'database' | 'viewer'>,
  { id, reviewId }: { id?: number | undefined; reviewId: number | null },
): Promise<InvoiceDraft | undefined> {
  if (!viewer) return undefined;
  return database
    .selectFrom('job_proof_invoices')
    .select(['id', 'folio_hash as folioHash', 'issuer_hash as issuerHash', 'facts'])
    .where('user_id', '=', viewer.userId)
    .where('review_id', 'is not distinct from', reviewId)
    .where('job_proof_id', 'is', null)
    .where('facts', 'is not', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('id', 'desc')
    .$castTo<InvoiceDraft>()
    .executeTakeFirst();
}
