import type { DecisionReasonCode } from '../../../../common/constants.ts';
import { transact, type Context } from '../../../core/context.ts';
import { conflict } from '../../../core/errors.ts';
import { applyConfirmation, applyRevocation } from '../apply-proof.ts';
import { lockProof } from '../locked-proof.ts';

type OfProof = { proofId: number };
type Declined = OfProof & { reason: string };
type Revoked = Declined & { reasonCode: DecisionReasonCode | null };

/** Confirms a proof: the review counts in full in the ranking. Throws a 409 where the proof waits no more. */
export async function confirmProof(context: Context, { proofId }: OfProof): Promise<void> {
  await transact(context, async (tx) => {
    const proof = await lockProof(tx, proofId);
    if (proof.state !== 'waiting') throw conflict('job_proofs.decided_before');
    await applyConfirmation(tx, proof, { why: null, by: 'viewer' });
  });
}

/** Declines a proof with a reason for its author; the review counts as before. Throws as `confirmProof`. */
export async function declineProof(context: Context, { proofId, reason }: Declined): Promise<void> {
  await transact(context, async (tx) => {
    const proof = await lockProof(tx, proofId);
    if (proof.state !== 'waiting') throw conflict('job_proofs.decided_before');
    const decided_by_user_id = tx.viewer?.userId ?? null;
    await tx.database
      .updateTable('job_proofs')
      .set({ state: 'declined', reason, decided_at: tx.now, decided_by_user_id })
      .where('id', '=', proofId)
      .execute();
    // The same CFDI may come again, such as with a note.
    await tx.database
      .updateTable('job_proof_cfdis')
      .set({ is_counted: false })
      .where('job_proof_id', '=', proofId)
      .execute();
    const { reviewId, contractorId, contractorSlug } = proof;
    tx.announce({ name: 'job_proof.decided', proofId, reviewId, contractorId, contractorSlug });
  });
}

/**
 * Takes a confirmed proof back, by a decision with a reason that its author may appeal. The review counts as before.
 * Throws a 409 where the proof is confirmed no more.
 */
export async function revokeProof(context: Context, { proofId, reason, reasonCode }: Revoked): Promise<void> {
  await transact(context, async (tx) => {
    const proof = await lockProof(tx, proofId);
    if (proof.state !== 'confirmed') throw conflict('job_proofs.revoked_before');
    await applyRevocation(tx, proof, { why: { reason, reasonCode }, by: 'viewer' });
  });
}
