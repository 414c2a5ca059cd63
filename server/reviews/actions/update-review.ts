import { refuseWhileHidden } from '../../content/hidden-passages.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { checkJob, refuseJobAfterClosing } from '../check-content.ts';
import { markShown } from '../texts/mark-shown.ts';
import { keepPhotos } from '../photos.ts';
import type { ScreenedOutcome } from '../../screening/hold-change.ts';
import { lockContent, type CurrentContent } from '../queries/lock-content.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';
import { changeContent, withChanges } from '../texts/review-changes.ts';
import { sameContent, type ReviewContent } from '../texts/review-content.ts';
import type { ReviewChanges } from '../schemas.ts';
import { recordChange, screenChange } from '../screening/screen-change.ts';
import { waitForText } from '../screening/take-turn.ts';
import { refuseManyEdits } from '../texts/versions.ts';
import { alreadyReviewed } from './publish-review.ts';

/**
 * Changes the given parts of a review, keeps the version before, and answers whether that holds or releases
 * it. No change makes no new version. Throws a 409 when `version` is no longer current, or another review of
 * the author has the new month. Throws a 429 for the thirty-first change in 24 hours.
 */
export async function updateReview(
  context: Context,
  { reviewId, changes }: { reviewId: number; changes: ReviewChanges },
): Promise<ScreenedOutcome['outcome']> {
  const author = context.viewer;
  if (!author) throw unauthenticated();
  return transact(context, async (tx) => {
    const current = await lockContent(tx, reviewId);
    if (changes.version !== undefined && changes.version !== current.version) {
      throw conflict('review_form.changed_meanwhile');
    }
    const content = withChanges(current.content, changes);
    const newPhotos = await changePhotos(tx, reviewId, author.userId, changes);
    const { contractorId, contractorSlug } = current;
    if (sameContent(current.content, content)) {
      if (newPhotos) tx.announce({ name: 'review.edited', reviewId, contractorId, contractorSlug });
      return 'as_before';
    }
    await refuseWhileHidden(tx, 'review', reviewId);
    await refuseManyEdits(tx, { reviewId, version: current.version });
    await checkJob(tx, content.job, current.content.job);
    if (content.job.month !== current.content.job.month)
      await refuseJobAfterClosing(tx, contractorId, content.job.month);
    await waitForText(tx, content.body);
    await saveVersion(tx, author, current, content);
    const { title, body } = content;
    const change = await screenChange(tx, {
      reviewId,
      contractorId,
      authorUserId: author.userId,
      title,
      body,
    });
    const isNew = await markShown(tx, reviewId);
    await refreshRatingSummaries(tx.database, [contractorId], tx.now);
    await recordChange(tx, reviewId, change);
    // A review that waited since it was written is new to everyone else.
    const name = isNew ? 'review.published' : 'review.edited';
    tx.announce({ name, reviewId, contractorId, contractorSlug });
    return change.outcome;
  });
}

/** Photos are no words: changing them makes no version. */
async function changePhotos(
  tx: ReadContext,
  reviewId: number,
  userId: number,
  { photos }: ReviewChanges,
): Promise<boolean> {
  return photos === undefined ? false : keepPhotos(tx, { reviewId, userId, photoIds: photos });
}

async function saveVersion(
  context: ReadContext,
  author: SignedIn,
  current: CurrentContent,
  content: ReviewContent,
): Promise<void> {
  const refusal = alreadyReviewed(context, content.job.month);
  await changeContent(context, { displayStatus: current, content, byUserId: author.userId, refusal });
}
