import { claimDueAt } from '../../../../server/contractors/claims/claim.ts';
import { recordDecision } from '../../../../server/decisions/record-decision.ts';
import { contextOf, type Scene, type Step } from './scene.ts';

export async function fileClaim(scene: Scene, step: Step<'claim_filed'>): Promise<void> {
  const contractorId = scene.ids.profile(step.contractorKey);
  const email = await listWithAddress(scene, contractorId);
  await scene.database
    .insertInto('contractor_claims')
    .values({
      contractor_id: contractorId,
      user_id: scene.ids.user(step.userKey),
      evidence: step.evidence,
      email: step.evidence === 'listed_email' ? email : email.replace('office@', 'owner@'),
      codes_sent: 1,
      code_sent_at: scene.now,
      confirmed_at: scene.now,
      message: step.message,
      created_at: scene.now,
      due_at: claimDueAt(scene.now),
    })
    .execute();
}

/** A listing that can be claimed by mail has a website and an address of its own. */
async function listWithAddress({ database }: Scene, contractorId: number): Promise<string> {
  const { slug } = await database
    .selectFrom('contractors')
    .select('slug')
    .where('id', '=', contractorId)
    .executeTakeFirstOrThrow();
  const email = `office@${slug}.example`;
  await database
    .updateTable('contractors')
    .set({ website: `https://www.${slug}.example`, email })
    .where('id', '=', contractorId)
    .execute();
  return email;
}

export async function rejectClaim(scene: Scene, step: Step<'claim_rejected'>): Promise<void> {
  const userId = scene.ids.user(step.userKey);
  const contractorId = scene.ids.profile(step.contractorKey);
  const claim = await scene.database
    .selectFrom('contractor_claims')
    .select('id')
    .where('user_id', '=', userId)
    .where('contractor_id', '=', contractorId)
    .executeTakeFirstOrThrow();
  const { id } = await recordDecision(contextOf(scene), {
    action: 'claim.rejected',
    subject: { type: 'claim', id: claim.id },
    contractorId,
    reasonCode: 'D01',
    reasonText: step.reason,
    before: { state: 'open' },
    after: { state: 'rejected' },
    concerned: [{ userId, party: 'account', appealUntil: null }],
  });
  await scene.database
    .updateTable('contractor_claims')
    .set({ state: 'rejected', closed_at: scene.now, decision_id: id })
    .where('id', '=', claim.id)
    .execute();
}
