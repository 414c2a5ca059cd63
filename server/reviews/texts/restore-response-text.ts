import type { ReadContext } from '../../core/context.ts';
import { unauthenticated } from '../../core/errors.ts';
import { granted } from '../../cases/overturned.ts';
import { textDigest } from '../../decisions/words-digest.ts';
import { lockResponseCase } from '../queries/lock-response.ts';
import { recordAboutCase } from '../transitions/record-case.ts';
import type { RestoredText } from './restore-review-text.ts';
import { keepResponseVersions, pointResponseVersionToDecision } from './versions.ts';

/**
 * Undoes an administrator's edit: the response's earlier text returns as a new version. The status stays.
 * Gives the decision's id; call it last.
 */
export async function restoreResponseText(
  tx: ReadContext,
  { id: responseId, editDecisionId, reason }: RestoredText,
): Promise<number> {
  const administrator = tx.viewer;
  if (!administrator) throw unauthenticated();
  const { review, displayStatus, ...response } = await lockResponseCase(tx, responseId);
  const body = await bodyBefore(tx, responseId, editDecisionId);
  const version = await keepResponseVersions(tx, {
    responseId,
    before: { body: response.body, writtenAt: response.writtenAt, byUserId: response.authorUserId },
    wasShown: !response.neverShown,
    shown: displayStatus === 'active',
    after: { body, byUserId: administrator.userId },
  });
  const changing = tx.database.updateTable('review_responses').set({ body, edited_at: tx.now });
  await changing.where('id', '=', responseId).execute();
  const appeal = granted(editDecisionId);
  const { id: decisionId } = await recordAboutCase(tx, review, {
    action: 'response.words_restored',
    subject: { type: 'response', id: responseId },
    reason,
    before: {
      status: displayStatus,
      version: version - 1,
      words: textDigest(response.body),
      ...appeal.before,
    },
    after: { status: displayStatus, version, words: textDigest(body), ...appeal.after },
    hiddenFromAuthor: response.neverShown,
  });
  await pointResponseVersionToDecision(tx, { responseId, version, decisionId });
  const { id: reviewId, contractorId, contractorSlug } = review;
  const name = 'response.edited_by_administrator';
  tx.announce({ name, responseId, reviewId, contractorId, contractorSlug });
  return decisionId;
}

async function bodyBefore(
  { database }: ReadContext,
  responseId: number,
  editDecisionId: number,
): Promise<string> {
  const { body } = await database
    .selectFrom('review_response_versions as made')
    .innerJoin('review_response_versions as before', (join) =>
      join
        .onRef('before.response_id', '=', 'made.response_id')
        .on(({ eb, ref }) => eb('before.version', '=', eb(ref('made.version'), '-', 1))),
    )
    .select('before.body')
    .where('made.response_id', '=', responseId)
    .where('made.decision_id', '=', editDecisionId)
    .executeTakeFirstOrThrow();
  return body;
}
