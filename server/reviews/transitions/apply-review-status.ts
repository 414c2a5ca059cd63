import type { ReviewDisplayStatus } from '../../../common/constants.ts';
import { formatMonth } from '../../../common/format/dates.ts';
import type { ReadContext } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import type { ReviewCase } from '../queries/lock-case.ts';
import { markShown } from '../texts/mark-shown.ts';
import type { Reason } from './record-case.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';
import { hiddenUpTo } from '../texts/hidden-up-to.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Sets a review's status as decided, and counts its contractor's reviews again. The signals of screening are
 * removed. Tells whether it is shown for the first time. Throws a 409 where its author has written another
 * review of that month since it was deleted.
 */
export async function applyReviewStatus(
  tx: ReadContext,
  about: ReviewCase,
  { displayStatus, reason }: { displayStatus: ReviewDisplayStatus; reason: Reason },
): Promise<boolean> {
  try {
    await tx.database
      .updateTable('reviews')
      .set({
        ...columnsOf(tx, displayStatus),
        hold_signals: [],
        status_reason: displayStatus === 'active' ? null : reason.text,
        hidden_up_to: hiddenUpTo(
          { ...about, wasOnHold: about.displayStatus === 'held' },
          displayStatus,
          reason.code,
        ),
      })
      .where('id', '=', about.id)
      .execute();
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    const month = formatMonth(about.jobMonth.slice(0, 'YYYY-MM'.length), tx.language);
    throw conflict('appeal_refusals.other_review_stands', { month });
  }
  const isNew = await markShown(tx, about.id);
  await refreshRatingSummaries(tx.database, [about.contractorId], tx.now);
  return isNew;
}

function columnsOf({ now, viewer }: ReadContext, displayStatus: ReviewDisplayStatus) {
  if (displayStatus === 'deleted') return { deleted_at: now, deleted_by_user_id: viewer?.userId ?? null };
  return {
    status: displayStatus === 'active' ? 'active' : 'inactive',
    deleted_at: null,
    deleted_by_user_id: null,
  };
}

/** Records the decision behind a review's present status. */
export async function pointToDecision(
  { database }: ReadContext,
  reviewId: number,
  decisionId: number,
): Promise<void> {
  await database.updateTable('reviews').set({ decision_id: decisionId }).where('id', '=', reviewId).execute();
}
