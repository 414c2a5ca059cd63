import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { cameSecond, lastSeen, refuseLater, type Seen } from '../came-second.ts';
import { responseEvent, type ResponseEvent } from '../events.ts';
import { lockResponseCase, type ResponseCase } from '../queries/lock-response.ts';
import { recordAboutCase, type Reason } from '../record-case.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';
import { markResponseShown } from '../versions.ts';
import { withheldTo } from '../withheld-words.ts';
import { RESPONSE_MOVES, type ResponseMove, type ResponseStanding } from '../response-moves.ts';

const EVENTS = {
  deactivate: 'response.deactivated',
  activate: 'response.activated',
  delete: 'response.removed',
} as const satisfies Record<ResponseMove, ResponseEvent['name']>;

export type MovedResponse = { responseId: number; move: ResponseMove; reason: Reason; seen: Seen };

/** An administrator takes a response down, shows it again or deletes it. Throws a 409 with what happened first. */
export async function moveResponse(context: Context, input: MovedResponse): Promise<void> {
  const subject = { type: 'response', id: input.responseId } as const;
  const { action, from, to } = RESPONSE_MOVES[input.move];
  const seenDecisionId = await lastSeen(context, subject, input.seen);
  await transact(context, async (inside) => {
    const response = await lockResponseCase(inside, input.responseId);
    const { review, standing } = response;
    if (!from.includes(standing))
      throw await cameSecond(inside, subject, `appeal_refusals.response_${standing}_already`);
    await refuseLater(inside, subject, seenDecisionId);
    await setStanding(inside, response, { standing: to, reason: input.reason });
    if (to === 'active') await markResponseShown(inside, response.id);
    await refreshRatingSummaries(inside.database, [review.contractorId], inside.now);
    const { id: decision_id } = await recordAboutCase(inside, review, {
      action,
      subject,
      reason: input.reason,
      before: { status: standing },
      after: { status: to },
    });
    const pointing = inside.database.updateTable('review_responses').set({ decision_id });
    await pointing.where('id', '=', response.id).execute();
    const { id: reviewId, contractorId, contractorSlug } = review;
    const facts = { responseId: response.id, reviewId, contractorId, contractorSlug };
    inside.announce(responseEvent({ name: EVENTS[input.move], ...facts }));
  });
}

async function setStanding(
  { database, now }: ReadContext,
  response: ResponseCase,
  { standing, reason }: { standing: ResponseStanding; reason: Reason },
): Promise<void> {
  const columns = standing === 'deleted' ? { deleted_at: now } : { status: standing };
  const withheld_to = withheldTo({ ...response, wasHeld: false }, standing, reason.code);
  await database
    .updateTable('review_responses')
    .set({ ...columns, withheld_to })
    .where('id', '=', response.id)
    .execute();
}
