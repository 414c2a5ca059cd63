import { lastDayOfParty } from '../../../../server/cases/appealable-decision.ts';
import { recordDecision } from '../../../../server/decisions/record-decision.ts';
import { POSTING_TRANSITIONS } from '../../../../server/postings/posting-transitions.ts';
import { lockPosting } from '../../../../server/postings/queries/lock-posting.ts';
import { contextOf, type Scene, type Step } from './scene.ts';

export async function decidePosting(
  scene: Scene,
  { postingKey, move, code, reason }: Step<'posting'>,
): Promise<void> {
  const tx = contextOf(scene);
  const { id, status, version, language, contractorId, authorUserId } = await lockPosting(
    tx,
    scene.ids.posting(postingKey),
  );
  const { action, to } = POSTING_TRANSITIONS[move];
  const decision = await recordDecision(tx, {
    action,
    subject: { type: 'posting', id },
    contractorId,
    language,
    reasonCode: code,
    reasonText: reason,
    before: { status, version },
    after: { status: to, version },
    concerned:
      authorUserId === null
        ? []
        : [
            {
              userId: authorUserId,
              party: 'author',
              appealUntil: lastDayOfParty(action, 'author', scene.now),
            },
          ],
  });
  await scene.database
    .updateTable('postings')
    .set({ status: to, decision_id: decision.id })
    .where('id', '=', id)
    .execute();
}
