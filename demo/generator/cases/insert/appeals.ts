import { appealDueAt } from '../../../../server/cases/appeal-window.ts';
import { change, readCase, record, type Case } from './review-case.ts';
import type { Scene, Step } from './scene.ts';

export async function fileAppeal(scene: Scene, step: Step<'appeal_filed'>): Promise<void> {
  const about = await readCase(scene, step.reviewKey);
  const appellant = step.appeal === 'take_down' ? about.ownerUserId : about.authorUserId;
  await scene.database
    .insertInto('appeals')
    .values({
      type: 'appeal',
      subject_type: 'review',
      subject_id: about.id,
      review_id: about.id,
      kind: step.appeal,
      appellant_user_id: appellant,
      against_decision_id: about.decisionId,
      on_appeal_reason: step.reason,
      filed_at: scene.now,
      due_at: appealDueAt(scene.now),
    })
    .execute();
}

async function openAppeal({ database }: Scene, { id }: Case) {
  return database
    .selectFrom('appeals')
    .select(['id', 'kind', 'against_decision_id'])
    .where('type', '=', 'appeal')
    .where('review_id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
}

export async function decideAppeal(asked: Scene, step: Step<'appeal_decided'>): Promise<void> {
  const about = await readCase(asked, step.reviewKey);
  const appeal = await openAppeal(asked, about);
  const scene = { ...asked, administrator: await someoneElse(asked, appeal.against_decision_id) };
  const isTakeDown = appeal.kind === 'take_down';
  const wished = isTakeDown ? 'inactive' : 'active';
  const granted = step.state === 'accepted';
  const decisionId = await record(scene, about, {
    action: `appeal.${step.state}`,
    subject: { type: 'appeal', id: appeal.id },
    code: step.code,
    reason: step.reason,
    after: {
      status: granted ? wished : about.status,
      appeal: step.state,
      kind: appeal.kind,
      ...(step.ground && { ground: step.ground }),
    },
    ...(granted && isTakeDown ? { against: 'author' } : {}),
  });
  await scene.database
    .updateTable('appeals')
    .set({ state: step.state, closed_at: scene.now, decision_id: decisionId })
    .where('type', '=', 'appeal')
    .where('id', '=', appeal.id)
    .execute();
  if (granted) await change(scene, about, { status: wished, decision_id: decisionId });
}

/** An appeal is decided by another administrator than the decision. */
export async function someoneElse({ database, ids, administrator }: Scene, decisionId: number | null) {
  if (decisionId === null) return administrator;
  const appealed = await database
    .selectFrom('decisions')
    .select('decided_by_user_id')
    .where('id', '=', decisionId)
    .executeTakeFirstOrThrow();
  return ids.administrators.find((id) => id !== appealed.decided_by_user_id) ?? administrator;
}

export async function withdrawAppeal(scene: Scene, step: Step<'appeal_withdrawn'>): Promise<void> {
  const appeal = await openAppeal(scene, await readCase(scene, step.reviewKey));
  await scene.database
    .updateTable('appeals')
    .set({ state: 'withdrawn', closed_at: scene.now, off_appeal_reason: step.reason })
    .where('type', '=', 'appeal')
    .where('id', '=', appeal.id)
    .execute();
}

export async function writeNote(scene: Scene, step: Step<'note'>): Promise<void> {
  const appeal = await openAppeal(scene, await readCase(scene, step.reviewKey));
  await scene.database
    .insertInto('admin_notes')
    .values({
      subject_type: 'appeal',
      subject_id: appeal.id,
      author_user_id: scene.administrator,
      body: step.body,
      created_at: scene.now,
    })
    .execute();
}
