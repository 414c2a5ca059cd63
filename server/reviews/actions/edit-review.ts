import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import type { DecidedState } from '../../decisions/chain.ts';
import { textDigest } from '../../decisions/words-digest.ts';
import { refuseWhileAppealed } from '../../cases/open-appeals.ts';
import {
  conflictAbout,
  seenDecision,
  refuseIfDecidedSince,
  type ExpectedState,
} from '../../cases/decision-conflict.ts';
import { markShown } from '../texts/mark-shown.ts';
import { keepPhotos, keepVersionPhotos, photoIdsOf } from '../photos.ts';
import { lockCase, type ReviewCase } from '../queries/lock-case.ts';
import { lockContent } from '../queries/lock-content.ts';
import { recordAboutCase, type Reason } from '../transitions/record-case.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';
import { changeContent, withChanges } from '../texts/review-changes.ts';
import { refuseOtherNumbers } from '../texts/text-only.ts';
import { sameContent, type ReviewContent } from '../texts/review-content.ts';
import type { ReviewChanges } from '../schemas.ts';
import { pointVersionToDecision } from '../texts/versions.ts';

/** No upload is of a user with this id. */
const NOBODY = 0;

export type EditedReview = {
  reviewId: number;
  changes: Omit<ReviewChanges, 'version'>;
  reason: Reason;
  seen: ExpectedState;
};

/**
 * An administrator changes a review's text, or removes photos; the page says so and shows the text before.
 * Its status, stars, scores and facts stay. Throws a 422 that names other changes. Throws a 409 with the
 * earlier event, for no change, and while the author's appeal against an edit is open.
 */
export async function editReview(context: Context, input: EditedReview): Promise<void> {
  const { reviewId, reason } = input;
  const subject = { type: 'review', id: reviewId } as const;
  const seenDecisionId = await seenDecision(context, subject, input.seen);
  await transact(context, async (tx) => {
    const about = await lockCase(tx, reviewId);
    if (about.displayStatus === 'deleted')
      throw await conflictAbout(tx, subject, 'appeal_refusals.deleted_already');
    await refuseIfDecidedSince(tx, subject, seenDecisionId);
    await refuseWhileAppealed(tx, subject, 'words');
    if (input.seen.version && input.seen.version !== about.version)
      throw await conflictAbout(tx, subject, 'appeal_refusals.words_changed');
    const changed = await change(tx, input);
    if (!changed) throw await conflictAbout(tx, subject, 'appeal_refusals.nothing_changed');
    await markShown(tx, reviewId);
    await refreshRatingSummaries(tx.database, [about.contractorId], tx.now);
    const { id: decisionId } = await recordEdit(tx, about, { reason, changed });
    await pointVersionToDecision(tx, { reviewId, version: about.version + 1, decisionId });
    const { contractorId, contractorSlug } = about;
    const facts = { reviewId, contractorId, contractorSlug };
    tx.announce({ name: 'review.edited_by_administrator', ...facts });
  });
}

/** The texts as digests, and the numbers of photos before and after, where some were removed. */
type Changed = { before: DecidedState; after: DecidedState };

/** Words, photos or both: either makes a version. Null: nothing is left to change. */
async function change(tx: ReadContext, { reviewId, changes, seen }: EditedReview): Promise<Changed | null> {
  if (!tx.viewer) throw unauthenticated();
  const current = await lockContent(tx, reviewId);
  const content = withChanges(current.content, changes);
  refuseOtherNumbers(current.content, content);
  const photosBefore = await photoIdsOf(tx, reviewId);
  if (seen.photos && seen.photos.join() !== photosBefore.join())
    throw await conflictAbout(tx, { type: 'review', id: reviewId }, 'appeal_refusals.photos_changed');
  const newPhotos = await takePhotosAway(tx, reviewId, changes);
  if (!newPhotos && sameContent(current.content, content)) return null;
  const { version } = current;
  const refusal = conflict('appeal_refusals.words_changed');
  await changeContent(tx, { displayStatus: current, content, byUserId: tx.viewer.userId, refusal });
  const words = { before: { words: digestOf(current.content) }, after: { words: digestOf(content) } };
  if (!newPhotos) return words;
  const left = changes.photos ?? [];
  await keepVersionPhotos(tx, { reviewId, version, photoIds: photosBefore, left });
  return {
    before: { ...words.before, photos: photosBefore.length },
    after: { ...words.after, photos: left.length },
  };
}

/** An administrator cannot add photos to a user's review, so a new one is not found. */
async function takePhotosAway(
  tx: ReadContext,
  reviewId: number,
  { photos }: EditedReview['changes'],
): Promise<boolean> {
  return photos === undefined ? false : keepPhotos(tx, { reviewId, userId: NOBODY, photoIds: photos });
}

const digestOf = ({ title, body }: ReviewContent): string => textDigest(title, body);

function recordEdit(
  tx: ReadContext,
  about: ReviewCase,
  { reason, changed }: { reason: Reason; changed: Changed },
): Promise<{ id: number }> {
  const { displayStatus: status, version } = about;
  return recordAboutCase(tx, about, {
    action: 'review.edited',
    subject: { type: 'review', id: about.id },
    reason,
    before: { status, version, ...changed.before },
    after: { status, version: version + 1, ...changed.after },
  });
}
