import { transact, type Context } from '../../core/context.ts';
import { unauthenticated } from '../../core/errors.ts';
import { wordsDigest } from '../../decisions/words-digest.ts';
import { refuseWhileAppealed } from '../../cases/open-appeals.ts';
import {
  conflictAbout,
  seenDecision,
  refuseIfDecidedSince,
  type ExpectedState,
} from '../../cases/decision-conflict.ts';
import { lockResponseCase } from '../queries/lock-response.ts';
import { recordAboutCase, type Reason } from '../record-case.ts';
import { keepResponseVersions, pointResponseVersionToDecision } from '../versions.ts';

export type EditedResponse = { responseId: number; body: string; reason: Reason; seen: ExpectedState };

/**
 * An administrator changes the text of a response; the page says so and shows the earlier text. Throws a 409
 * with the earlier event, for an unchanged text, and while the owner's appeal against an edit is open.
 */
export async function editResponse(context: Context, input: EditedResponse): Promise<void> {
  const administrator = context.viewer;
  if (!administrator) throw unauthenticated();
  const { responseId, body } = input;
  const subject = { type: 'response', id: responseId } as const;
  const seenDecisionId = await seenDecision(context, subject, input.seen);
  await transact(context, async (inside) => {
    const { review, standing, ...response } = await lockResponseCase(inside, responseId);
    if (standing === 'deleted')
      throw await conflictAbout(inside, subject, 'appeal_refusals.response_deleted_already');
    await refuseIfDecidedSince(inside, subject, seenDecisionId);
    await refuseWhileAppealed(inside, subject, 'words');
    if (response.body === body) throw await conflictAbout(inside, subject, 'appeal_refusals.nothing_changed');
    const version = await keepResponseVersions(inside, {
      responseId,
      before: { body: response.body, writtenAt: response.writtenAt, byUserId: response.authorUserId },
      wasShown: !response.neverShown,
      shown: standing === 'active',
      after: { body, byUserId: administrator.userId },
    });
    const changing = inside.database.updateTable('review_responses').set({ body, edited_at: inside.now });
    await changing.where('id', '=', responseId).execute();
    const { id: decisionId } = await recordAboutCase(inside, review, {
      action: 'response.edited',
      subject,
      reason: input.reason,
      before: { status: standing, version: version - 1, words: wordsDigest(response.body) },
      after: { status: standing, version, words: wordsDigest(body) },
      hiddenFromAuthor: response.neverShown,
    });
    await pointResponseVersionToDecision(inside, { responseId, version, decisionId });
    const { id: reviewId, contractorId, contractorSlug } = review;
    const facts = { responseId, reviewId, contractorId, contractorSlug };
    inside.announce({ name: 'response.edited_by_administrator', ...facts });
  });
}
