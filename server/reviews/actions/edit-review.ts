import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import { formatMonth } from '../../../common/dates.ts';
import { cameSecond, lastSeen, refuseLater, type Seen } from '../came-second.ts';
import { checkJob } from '../check-content.ts';
import { reviewEvent } from '../events.ts';
import { markShown } from '../mark-shown.ts';
import { keepPhotos } from '../photos.ts';
import { lockCase, type ReviewCase } from '../queries/lock-case.ts';
import { lockContent } from '../queries/lock-content.ts';
import { recordAboutCase, type Reason } from '../record-case.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';
import { changeContent, withChanges } from '../review-changes.ts';
import { sameContent, type ReviewContent } from '../review-content.ts';
import type { ReviewChanges } from '../schemas.ts';
import { pointVersionToDecision } from '../versions.ts';

/** No upload is of a user with this id. */
const NOBODY = 0;

export type EditedReview = {
  reviewId: number;
  changes: Omit<ReviewChanges, 'version'>;
  reason: Reason;
  seen: Seen;
};

/**
 * An administrator changes what a review says, or takes photos away; the page says so and shows the words before. The review
 * stands where it stood. Throws a 409 with what happened first, also where nothing is left to change.
 */
export async function editReview(context: Context, input: EditedReview): Promise<void> {
  const { reviewId, reason } = input;
  const subject = { type: 'review', id: reviewId } as const;
  const seenDecisionId = await lastSeen(context, subject, input.seen);
  await transact(context, async (inside) => {
    const about = await lockCase(inside, reviewId);
    if (about.standing === 'deleted')
      throw await cameSecond(inside, subject, 'appeal_refusals.deleted_already');
    await refuseLater(inside, subject, seenDecisionId);
    if (input.seen.version && input.seen.version !== about.version)
      throw await cameSecond(inside, subject, 'appeal_refusals.words_changed');
    const newWords = await changeWords(inside, input);
    const newPhotos = await takePhotosAway(inside, input);
    if (!newWords && !newPhotos) throw await cameSecond(inside, subject, 'appeal_refusals.nothing_changed');
    await markShown(inside, reviewId);
    await refreshRatingSummaries(inside.database, [about.contractorId], inside.now);
    const version = newWords ? about.version + 1 : about.version;
    const { id: decisionId } = await recordEdit(inside, about, { reason, version });
    if (newWords) await pointVersionToDecision(inside, { reviewId, version, decisionId });
    const { contractorId, contractorSlug } = about;
    const facts = { reviewId, contractorId, contractorSlug };
    inside.announce(reviewEvent({ name: 'review.edited_by_administrator', ...facts }));
  });
}

async function changeWords(inside: ReadContext, { reviewId, changes }: EditedReview): Promise<boolean> {
  if (!inside.viewer) throw unauthenticated();
  const standing = await lockContent(inside, reviewId);
  const content = withChanges(standing.content, changes);
  if (sameContent(standing.content, content)) return false;
  await checkJob(inside, content.job, standing.content.job);
  const refusal = otherReviewStands(content);
  await changeContent(inside, { standing, content, byUserId: inside.viewer.userId, refusal });
  return true;
}

/** Nobody adds a photo to somebody else's account of a job: of new ones none is found. */
async function takePhotosAway(
  inside: ReadContext,
  { reviewId, changes: { photos } }: EditedReview,
): Promise<boolean> {
  return photos === undefined ? false : keepPhotos(inside, { reviewId, userId: NOBODY, photoIds: photos });
}

const otherReviewStands = ({ job }: ReviewContent) =>
  conflict('appeal_refusals.other_review_stands', { month: formatMonth(job.month) });

function recordEdit(
  inside: ReadContext,
  about: ReviewCase,
  { reason, version }: { reason: Reason; version: number },
): Promise<{ id: number }> {
  return recordAboutCase(inside, about, {
    action: 'review.edited',
    subject: { type: 'review', id: about.id },
    reason,
    before: { status: about.standing, version: about.version },
    after: { status: about.standing, version },
  });
}
