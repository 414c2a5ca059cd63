import type { AppealKind } from '../../../common/constants.ts';
import type { SensitiveTopic } from '../../../common/cases/sensitive-cases.ts';
import { attachAppealFiles, insertAppeal } from '../../cases/appeals.ts';
import type { ReadContext } from '../../core/context.ts';
import type { SignedIn } from '../../core/viewer.ts';

type NewRow = {
  reviewId: number;
  /** Of an appeal against the response to it. */
  responseId: number | null;
  kind: AppealKind;
  appellant: SignedIn;
  againstDecisionId: number | null;
  reason: string;
  topic: SensitiveTopic | null;
  /** Ids of uploads of the appellant's own. */
  files: readonly number[];
};

/**
 * Files an appeal with its files; the caller has locked the review. Throws InvalidInput for files that are
 * not the appellant's.
 */
export async function insertReviewAppeal(tx: ReadContext, appeal: NewRow): Promise<number> {
  const { reviewId, responseId, kind, againstDecisionId, reason, topic } = appeal;
  const { userId } = appeal.appellant;
  const id = await insertAppeal(tx, {
    type: 'appeal',
    subject: responseId === null ? { type: 'review', id: reviewId } : { type: 'response', id: responseId },
    review: { id: reviewId, kind },
    appellantUserId: userId,
    againstDecisionId,
    reason,
    topic,
  });
  await attachAppealFiles(tx, { key: { type: 'appeal', id }, userId, uploadIds: appeal.files });
  return id;
}
