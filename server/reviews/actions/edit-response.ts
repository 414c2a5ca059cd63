import { transact, type Context } from '../../core/context.ts';
import { unauthenticated } from '../../core/errors.ts';
import { textDigest } from '../../decisions/words-digest.ts';
import { refuseWhileAppealed } from '../../cases/open-appeals.ts';
import {
  conflictAbout,
  seenDecision,
  refuseIfDecidedSince,
  type ExpectedState,
} from '../../cases/decision-conflict.ts';
import { lockResponseCase } from '../queries/lock-response.ts';
import { recordAboutCase, type Reason } from '../transitions/record-case.ts';
import { keepResponseVersions, pointResponseVersionToDecision } from '../texts/versions.ts';

export type EditedResponse = { responseId: number; body: string; reason: Reason; seen: ExpectedState };

/**
 * An administrator changes the text of a response; the page says so and shows the earlier text. Throws a 409
 * with the earlier event, for an unchanged text, and during the owner's appeal against an edit.
 */
export async function editResponse(context: Context, input: EditedResponse): Promise<void> {
  const administrator = context.viewer;
  if (!administrator) throw unauthenticated();
  const { responseId, body } = input;
  const subject = { type: 'response', id: responseId } as const;
  const seenDecisionId = await seenDecision(context, subject, input.seen);
  await transact(context, async (tx) => {
    const { review, displayStatus, ...response } = await lockResponseCase(tx, responseId);
    if (displayStatus === 'deleted')
      throw await conflictAbout(tx, subject, 'appeal_refusals.response_deleted_already');
    await refuseIfDecidedSince(tx, subject, seenDecisionId);
    await refuseWhileAppealed(tx, subject, 'words');
    if (response.body === body) throw await conflictAbout(tx, subject, 'appeal_refusals.nothing_changed');
    const version = await keepResponseVersions(tx, {
      responseId,
      before: { body: response.body, writtenAt: response.writtenAt, byUserId: response.authorUserId },
      wasShown: !response.neverShown,
      shown: displayStatus === 'active',
      after: { body, byUserId: administrator.userId },
    });
    const changing = tx.database.updateTable('review_responses').set({ body, edited_at: tx.now });
    await changing.where('id', '=', responseId).execute();
    const { id: decisionId } = await recordAboutCase(tx, review, {
      action: 'response.edited',
      subject,
      reason: input.reason,
      before: { status: displayStatus, version: version - 1, words: textDigest(response.body) },
      after: { status: displayStatus, version, words: textDigest(body) },
      hiddenFromAuthor: response.neverShown,
    });
    await pointResponseVersionToDecision(tx, { responseId, version, decisionId });
    const { id: reviewId, contractorId, contractorSlug } = review;
    const facts = { responseId, reviewId, contractorId, contractorSlug };
    tx.announce({ name: 'response.edited_by_administrator', ...facts });
  });
}
