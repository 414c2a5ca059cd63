import { REVIEW_PHOTOS_MAX } from '../../../common/constants.ts';
import { formatMonth } from '../../../common/format/dates.ts';
import type { ReadContext } from '../../core/context.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import { granted } from '../../cases/overturned.ts';
import { textDigest } from '../../decisions/words-digest.ts';
import { markShown } from './mark-shown.ts';
import { photoIdsOf } from '../photos.ts';
import { lockCase } from '../queries/lock-case.ts';
import { lockContent } from '../queries/lock-content.ts';
import { recordAboutCase, type Reason } from '../transitions/record-case.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';
import { changeContent } from './review-changes.ts';
import type { ReviewContent } from './review-content.ts';
import { pointVersionToDecision } from './versions.ts';

export type RestoredText = { id: number; editDecisionId: number; reason: Reason };

/**
 * Undoes an administrator's edit: the earlier text and the removed photos return as a new version. The status
 * stays. Gives the decision's id; call it last. Throws a 409 where the author's other review has the job's
 * month now.
 */
export async function restoreReviewText(
  tx: ReadContext,
  { id: reviewId, editDecisionId, reason }: RestoredText,
): Promise<number> {
  if (!tx.viewer) throw unauthenticated();
  const about = await lockCase(tx, reviewId);
  const current = await lockContent(tx, reviewId);
  const undone = await undoneEdit(tx, reviewId, editDecisionId);
  const content = withoutEdit(current.content, undone);
  const month = formatMonth(content.job.month, tx.language);
  const refusal = conflict('appeal_refusals.other_review_stands', { month });
  await changeContent(tx, { displayStatus: current, content, byUserId: tx.viewer.userId, refusal });
  await putPhotosBack(tx, reviewId, undone.version);
  await markShown(tx, reviewId);
  await refreshRatingSummaries(tx.database, [about.contractorId], tx.now);
  const appeal = granted(editDecisionId);
  const { displayStatus: status, version, contractorId, contractorSlug } = about;
  const { id: decisionId } = await recordAboutCase(tx, about, {
    action: 'review.words_restored',
    subject: { type: 'review', id: reviewId },
    reason,
    before: { status, version, words: digestOf(current.content), ...appeal.before },
    after: { status, version: version + 1, words: digestOf(content), ...appeal.after },
  });
  await pointVersionToDecision(tx, { reviewId, version: version + 1, decisionId });
  const name = 'review.edited_by_administrator';
  tx.announce({ name, reviewId, contractorId, contractorSlug });
  return decisionId;
}

const digestOf = ({ title, body }: ReviewContent): string => textDigest(title, body);

type UndoneEdit = { version: number; before: ReviewContent; after: ReviewContent };

/** Undoes the edit's changes, and none that the author has made since. */
function withoutEdit(current: ReviewContent, { before, after }: UndoneEdit): ReviewContent {
  const kept = <Key extends keyof ReviewContent>(key: Key): ReviewContent[Key] =>
    JSON.stringify(before[key]) === JSON.stringify(after[key]) ? current[key] : before[key];
  return {
    overall: kept('overall'),
    scores: kept('scores'),
    facts: kept('facts'),
    job: kept('job'),
    title: before.title,
    body: before.body,
  };
}

/** The review's text before the edit and after it. */
async function undoneEdit(
  { database }: ReadContext,
  reviewId: number,
  editDecisionId: number,
): Promise<UndoneEdit> {
  const row = await database
    .selectFrom('review_versions as made')
    .innerJoin('review_versions as before', (join) =>
      join
        .onRef('before.review_id', '=', 'made.review_id')
        .on(({ eb, ref }) => eb('before.version', '=', eb(ref('made.version'), '-', 1))),
    )
    .select(['before.version', 'before.content as before', 'made.content as after'])
    .where('made.review_id', '=', reviewId)
    .where('made.decision_id', '=', editDecisionId)
    .executeTakeFirstOrThrow();
  return { version: row.version, before: row.before as ReviewContent, after: row.after as ReviewContent };
}

/** Behind those that are there, as far as there is room. */
async function putPhotosBack(tx: ReadContext, reviewId: number, versionBeforeEdit: number): Promise<void> {
  const current = await photoIdsOf(tx, reviewId);
  const gone = await tx.database
    .selectFrom('review_version_photos')
    .select('upload_id as id')
    .where('review_id', '=', reviewId)
    .where('version', '=', versionBeforeEdit)
    .where('taken_away', '=', true)
    .orderBy('position')
    .execute();
  const back = gone
    .map(({ id }) => id)
    .filter((id) => !current.includes(id))
    .slice(0, REVIEW_PHOTOS_MAX - current.length);
  if (back.length === 0) return;
  await tx.database
    .insertInto('review_photos')
    .values(
      back.map((id, index) => ({
        review_id: reviewId,
        upload_id: id,
        position: current.length + index + 1,
      })),
    )
    .execute();
  await tx.database
    .updateTable('review_version_photos')
    .set({ taken_away: false })
    .where('review_id', '=', reviewId)
    .where('version', '=', versionBeforeEdit)
    .where('upload_id', 'in', back)
    .execute();
}
