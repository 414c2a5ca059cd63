import { notFound } from '../../core/errors.ts';
import type { ReadContext } from '../../core/context.ts';
import type { ReasonCode } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import { recordDecision } from '../../decisions/record-decision.ts';
import { suspectedReason, type ScreeningSignal } from '../../screening/signals.ts';
import type { UndoneEdit } from '../../screening/undone-decisions.ts';

/**
 * Records that screening put a review on hold, for its first signal or for the edit that its text undoes. The
 * signals are recorded as well. Call it last.
 */
export async function recordHold(
  tx: ReadContext,
  reviewId: number,
  signals: readonly ScreeningSignal[],
  undone: UndoneEdit | null = null,
): Promise<void> {
  await record(tx, reviewId, {
    action: 'review.held',
    reasonCode: undone ? undone.reasonCode : suspectedReason(signals),
    reasonText: signals.join(', '),
    before: 'active',
    after: 'inactive',
  });
}

/** Records that nothing in the words holds a review any longer. Call it last. */
export async function recordRelease(tx: ReadContext, reviewId: number): Promise<void> {
  await record(tx, reviewId, {
    action: 'review.activated',
    reasonCode: null,
    reasonText: null,
    before: 'inactive',
    after: 'active',
  });
}

type Change = {
  action: 'review.held' | 'review.activated';
  reasonCode: ReasonCode | null;
  reasonText: string | null;
  before: string;
  after: string;
};

async function record(tx: ReadContext, reviewId: number, change: Change): Promise<void> {
  const { database } = tx;
  const review = await database
    .selectFrom('reviews as r')
    .innerJoin('profiles as author', 'author.id', 'r.author_profile_id')
    .select(['r.contractor_id', 'r.overall', 'r.language', 'r.version', 'author.user_id'])
    .where('r.id', '=', reviewId)
    .executeTakeFirst();
  if (!review) throw notFound();
  const { version } = review;
  const decision = await recordDecision(tx, {
    action: change.action,
    by: 'screening',
    subject: { type: 'review', id: reviewId },
    reviewId,
    contractorId: review.contractor_id,
    overall: review.overall,
    language: review.language as Language,
    reasonCode: change.reasonCode,
    reasonText: change.reasonText,
    before: { status: change.before, version },
    after: { status: change.after, version },
    // Not appealed: it waits for an administrator by itself (docs/decisions/0004).
    concerned:
      review.user_id === null ? [] : [{ userId: review.user_id, party: 'author', appealUntil: null }],
  });
  await database
    .updateTable('reviews')
    .set({ decision_id: decision.id })
    .where('id', '=', reviewId)
    .execute();
}
