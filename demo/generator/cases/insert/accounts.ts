import { appealDueAt, lastDayToAppeal } from '../../../../server/cases/appeal-window.ts';
import { recordDecision } from '../../../../server/decisions/record-decision.ts';
import { contextOf, type Scene, type Step } from './scene.ts';

export async function deactivateAccount(scene: Scene, step: Step<'account_deactivated'>): Promise<void> {
  const userId = scene.ids.user(step.userKey);
  const { id } = await recordDecision(contextOf(scene), {
    action: 'user.deactivated',
    subject: { type: 'user', id: userId },
    reasonCode: step.code,
    reasonText: step.reason,
    before: { status: 'active' },
    after: { status: 'inactive' },
    concerned: [{ userId, party: 'account', appealUntil: lastDayToAppeal(scene.now) }],
  });
  await scene.database.updateTable('users').set({ decision_id: id }).where('id', '=', userId).execute();
}

export async function appealForAccount(scene: Scene, step: Step<'account_appealed'>): Promise<void> {
  const userId = scene.ids.user(step.userKey);
  const { decision_id } = await scene.database
    .selectFrom('users')
    .select('decision_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await scene.database
    .insertInto('appeals')
    .values({
      type: 'account_appeal',
      subject_type: 'user',
      subject_id: userId,
      appellant_user_id: userId,
      against_decision_id: decision_id,
      on_appeal_reason: step.reason,
      filed_at: scene.now,
      due_at: appealDueAt(scene.now),
    })
    .execute();
}
