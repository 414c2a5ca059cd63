import { sql } from 'kysely';
import { transact, type Context, type ReadContext } from '../../../core/context.ts';
import { conflict } from '../../../core/errors.ts';
import { lockReview } from '../../queries/lock-review.ts';
import { deletedByAuthor } from '../../queries/select-reviews.ts';
import { applyConfirmation } from '../apply-proof.ts';
import { beginProof } from '../begin-proof.ts';
import { findDraft, type CfdiDraft } from '../cfdi/drafts.ts';
import { lockProof } from '../locked-proof.ts';
import { provenJob } from '../queries/proven-job.ts';
import { questionsAbout } from '../queries/questions-about.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Sends the CFDI that its author has seen as it was read. Where everything is checked software confirms it at once, else
 * an administrator decides. Throws a 409 where it was erased meanwhile or proves a review already, and as `beginProof`.
 */
export async function sendCfdi(
  context: Context,
  { reviewId, cfdi: id, note }: { reviewId: number; cfdi: number; note: string },
): Promise<'confirmed' | 'waiting'> {
  return transact(context, async (tx) => {
    await lockReview(tx, reviewId);
    const draft = await findDraft(tx, { id, reviewId });
    if (!draft) throw conflict('job_proofs.cfdi_gone');
    const questions = await questionsAbout(tx, await provenJob(tx, reviewId), draft);
    const proofId = await beginProof(tx, { reviewId, kind: 'cfdi', note: note === '' ? null : note });
    await countOnce(tx, { draft, proofId, questions });
    tx.announce({ name: 'job_proof.sent', proofId });
    if (questions.length > 0) return 'waiting';
    await applyConfirmation(tx, await lockProof(tx, proofId), { why: null, by: 'screening' });
    return 'confirmed';
  });
}

type Counted = { draft: CfdiDraft; proofId: number; questions: readonly string[] };

/** A CFDI proves one review; that of a review which its author deleted may prove the next one. */
async function countOnce({ database }: ReadContext, { draft, proofId, questions }: Counted): Promise<void> {
  await database
    .updateTable('job_proof_cfdis')
    .set({ is_counted: false })
    .where('folio_hash', '=', draft.folioHash)
    .where('is_counted', '=', true)
    .where(
      sql<boolean>`job_proof_id in (select p.id from job_proofs as p join reviews as r on r.id = p.review_id
        where ${deletedByAuthor})`,
    )
    .execute();
  try {
    await database
      .updateTable('job_proof_cfdis')
      .set({
        job_proof_id: proofId,
        is_counted: true,
        facts: { ...draft.facts, questions: [...questions] },
      })
      .where('id', '=', draft.id)
      .execute();
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw conflict('job_proofs.cfdi_used');
    throw error;
  }
}
