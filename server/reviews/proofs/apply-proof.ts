import { conflict } from '../../core/errors.ts';
import type { Why } from '../../cases/record-change.ts';
import { lastDayOfParty } from '../../cases/appealable-decision.ts';
import { recordDecision, type Recording } from '../../decisions/record-decision.ts';
import { verificationOf } from '../rank-score.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';
import { factsComplete } from '../texts/review-content.ts';
import type { LockedProof } from './locked-proof.ts';

/** `screening`: software decided by itself. */
type Decider = 'viewer' | 'screening';

/**
 * Confirms a locked proof: its review counts in full. Another proof that waits is no longer needed. Records that and gives
 * the decision's id. Throws a 409 where the review is proven already.
 */
export async function applyConfirmation(
  tx: Recording,
  proof: LockedProof,
  { why, by }: { why: Why | null; by: Decider },
): Promise<number> {
  await refuseSecond(tx, proof);
  await dropWaiting(tx, proof);
  await tx.database
    .updateTable('reviews')
    .set({ verification: 'job_proof' })
    .where('id', '=', proof.reviewId)
    .execute();
  await decideAs(tx, proof, { state: 'confirmed', reason: null, by });
  return record(tx, proof, { action: 'job_proof.confirmed', why, by });
}

/** Takes back a confirmed proof: its review counts as before. Records that, and its author gets a statement. */
export async function applyRevocation(
  tx: Recording,
  proof: LockedProof,
  { why, by }: { why: Why; by: Decider },
): Promise<number> {
  const verification = verificationOf({
    hasProofOfJob: false,
    // Publishing needs a confirmed address.
    emailVerified: true,
    factsComplete: factsComplete(proof.facts),
  });
  await tx.database.updateTable('reviews').set({ verification }).where('id', '=', proof.reviewId).execute();
  await decideAs(tx, proof, { state: 'revoked', reason: why.reason, by });
  return record(tx, proof, { action: 'job_proof.revoked', why, by });
}

async function refuseSecond({ database }: Recording, { id, reviewId }: LockedProof): Promise<void> {
  const other = await database
    .selectFrom('job_proofs')
    .select('id')
    .where('review_id', '=', reviewId)
    .where('state', '=', 'confirmed')
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) throw conflict('job_proofs.obstacle.confirmed');
}

/** Another proof of the review that waits is no longer needed. */
export async function dropWaiting(
  { database }: Pick<Recording, 'database'>,
  { id, reviewId }: { reviewId: number; id: number | null },
): Promise<void> {
  const dropped = await database
    .updateTable('job_proofs')
    .set({ state: 'withdrawn' })
    .where('review_id', '=', reviewId)
    .where('state', '=', 'waiting')
    .$if(id !== null, (query) => query.where('id', '<>', id))
    .returning('id')
    .execute();
  for (const one of dropped) await forgetWhatItShows({ database }, one.id);
}

/** Lets go of a proof's files, which the sweep of uploads erases, and of its CFDI, which may prove again. */
export async function forgetWhatItShows(
  { database }: Pick<Recording, 'database'>,
  proofId: number,
): Promise<void> {
  await database.deleteFrom('job_proof_files').where('job_proof_id', '=', proofId).execute();
  await database.deleteFrom('job_proof_cfdis').where('job_proof_id', '=', proofId).execute();
}

async function decideAs(
  { database, now, viewer }: Recording,
  { id, contractorId }: LockedProof,
  { state, reason, by }: { state: 'confirmed' | 'revoked'; reason: string | null; by: Decider },
): Promise<void> {
  const decided_by_user_id = by === 'viewer' ? (viewer?.userId ?? null) : null;
  await database
    .updateTable('job_proofs')
    .set({ state, reason, decided_at: now, decided_by_user_id })
    .where('id', '=', id)
    .execute();
  await refreshRatingSummaries(database, [contractorId], now);
}

type Recorded = { action: 'job_proof.confirmed' | 'job_proof.revoked'; why: Why | null; by: Decider };

/** The chain is locked last. Of a confirmation its author gets a notice, of the other a statement. */
async function record(tx: Recording, proof: LockedProof, { action, why, by }: Recorded): Promise<number> {
  const { id, kind, reviewId, contractorId, contractorSlug, authorUserId, overall, language } = proof;
  const isTold = action === 'job_proof.revoked' && authorUserId !== null;
  const appealUntil = lastDayOfParty(action, 'author', tx.now);
  const decision = await recordDecision(tx, {
    action,
    by,
    subject: { type: 'job_proof', id },
    reviewId,
    contractorId,
    overall,
    language,
    reasonCode: why?.reasonCode ?? null,
    reasonText: why?.reason ?? null,
    before: { state: proof.state, proof: kind, ...why?.also?.before },
    after: {
      state: action === 'job_proof.confirmed' ? 'confirmed' : 'revoked',
      proof: kind,
      ...why?.also?.after,
    },
    concerned: isTold ? [{ userId: authorUserId, party: 'author', appealUntil }] : [],
  });
  await tx.database
    .updateTable('job_proofs')
    .set({ decision_id: decision.id })
    .where('id', '=', id)
    .execute();
  tx.announce({
    name: action === 'job_proof.confirmed' ? 'job_proof.decided' : 'job_proof.revoked',
    proofId: id,
    reviewId,
    contractorId,
    contractorSlug,
  });
  return decision.id;
}
