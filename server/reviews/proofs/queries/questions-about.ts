import type { ReadContext } from '../../../core/context.ts';
import type { CfdiDraft } from '../cfdi/drafts.ts';
import { questionsOf } from '../cfdi/cfdi-fit.ts';
import type { CfdiQuestion } from '../cfdi/cfdi.ts';
import type { ProvenJob } from './proven-job.ts';

/**
 * The points of a CFDI that an administrator decides; none: software confirms it. The contractor's RFC is known from CFDIs
 * that administrators confirmed, never from what it pays here.
 */
export async function questionsAbout(
  { database }: Pick<ReadContext, 'database'>,
  job: ProvenJob,
  { facts, issuerHash }: CfdiDraft,
): Promise<CfdiQuestion[]> {
  const known = await database
    .selectFrom('job_proof_cfdis as i')
    .innerJoin('job_proofs as p', 'p.id', 'i.job_proof_id')
    .innerJoin('reviews as r', 'r.id', 'p.review_id')
    .select('i.issuer_hash')
    .distinct()
    .where('r.contractor_id', '=', job.contractorId)
    .where('p.state', '=', 'confirmed')
    .where('p.decided_by_user_id', 'is not', null)
    .execute();
  return questionsOf({ ...job, cfdi: facts, issuerHash, known: known.map((row) => row.issuer_hash) });
}
