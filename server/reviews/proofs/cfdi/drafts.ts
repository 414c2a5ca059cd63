import type { ReadContext } from '../../../core/context.ts';
import type { ReadCfdi } from './cfdi.ts';

export type CfdiDraft = { id: number; folioHash: string; issuerHash: string; facts: ReadCfdi };

/** The CFDI of the viewer that was read and not sent; undefined: there is none, or it was erased. */
export async function findDraft(
  { database, viewer }: Pick<ReadContext, 'database' | 'viewer'>,
  { id, reviewId }: { id?: number | undefined; reviewId: number | null },
): Promise<CfdiDraft | undefined> {
  if (!viewer) return undefined;
  return database
    .selectFrom('job_proof_cfdis')
    .select(['id', 'folio_hash as folioHash', 'issuer_hash as issuerHash', 'facts'])
    .where('user_id', '=', viewer.userId)
    .where('review_id', 'is not distinct from', reviewId)
    .where('job_proof_id', 'is', null)
    .where('facts', 'is not', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('id', 'desc')
    .$castTo<CfdiDraft>()
    .executeTakeFirst();
}
