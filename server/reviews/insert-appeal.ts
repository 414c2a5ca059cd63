import { APPEAL_FILES_MAX, type AppealKind } from '../../common/constants.ts';
import { insertAppeal } from '../cases/appeals.ts';
import type { ReadContext } from '../core/context.ts';
import type { SignedIn } from '../core/viewer.ts';
import { attachUploads } from '../uploads/attach.ts';

type NewRow = {
  reviewId: number;
  /** Of an appeal against the response to it. */
  responseId: number | null;
  kind: AppealKind;
  appellant: SignedIn;
  againstDecisionId: number | null;
  reason: string;
  /** Ids of uploads of the appellant's own. */
  files: readonly number[];
};

/**
 * Files an appeal with its files; the caller has locked the review. Throws InvalidInput for files that are
 * not the appellant's.
 */
export async function insertReviewAppeal(inside: ReadContext, appeal: NewRow): Promise<number> {
  const { reviewId, responseId, kind, againstDecisionId, reason } = appeal;
  const { userId } = appeal.appellant;
  const id = await insertAppeal(inside, {
    type: 'appeal',
    subject: responseId === null ? { type: 'review', id: reviewId } : { type: 'response', id: responseId },
    review: { id: reviewId, kind },
    appellantUserId: userId,
    againstDecisionId,
    reason,
  });
  await attachFiles(inside, { appealId: id, userId, uploadIds: appeal.files });
  return id;
}

async function attachFiles(
  inside: ReadContext,
  { appealId, userId, uploadIds }: { appealId: number; userId: number; uploadIds: readonly number[] },
): Promise<void> {
  if (uploadIds.length === 0) return;
  await attachUploads(inside, { uploadIds, userId, visibility: 'parties', maximum: APPEAL_FILES_MAX });
  await inside.database
    .insertInto('appeal_files')
    .values(uploadIds.map((upload_id, place) => ({ appeal_id: appealId, upload_id, position: place + 1 })))
    .execute();
}
