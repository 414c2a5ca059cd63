import type { EventName } from '../event-map.ts';
import { keyOf } from './queries/lock-case.ts';
import type { DecisionAction } from '../../common/constants.ts';
import type { ReadContext } from '../core/context.ts';
import { conflict } from '../core/errors.ts';
import type { DecidedState } from '../decisions/chain.ts';
import { closeAppeal } from '../cases/appeals.ts';
import type { ResponseCase } from './queries/lock-response.ts';
import { recordAboutCase, type Reason } from './record-case.ts';
import { refreshRatingSummaries } from './refresh-summary.ts';
import type { ResponseStanding } from './response-moves.ts';
import { markResponseShown } from './versions.ts';
import { withheldTo } from './withheld-words.ts';

const UNIQUE_VIOLATION = '23505';
/** Of a decision that takes a response down as the review's author asked. */
const GRANTED = { appeal: 'accepted', kind: 'remove_response' } as const;

type Applied = {
  action: DecisionAction;
  standing: ResponseStanding;
  reason: Reason;
  event: Extract<EventName, `response.${string}`>;
  /** Further changes of the decision, such as the appeal that it accepts. */
  also?: { before: DecidedState; after: DecidedState };
};

/**
 * Sets a response's status as decided, and records that; gives the decision's id. Call it last. A take-down
 * accepts an open appeal against it. Throws a 409 where the contractor has written another one since it was
 * deleted.
 */
export async function applyResponseStanding(
  tx: ReadContext,
  response: ResponseCase,
  { action, standing, reason, event, also }: Applied,
): Promise<number> {
  const { id: responseId, review } = response;
  const granted = standing !== 'active' && response.appeal?.state === 'open' ? response.appeal : null;
  await setStanding(tx, response, { standing, reason });
  if (standing === 'active') await markResponseShown(tx, responseId);
  await refreshRatingSummaries(tx.database, [review.contractorId], tx.now);
  const { id: decision_id } = await recordAboutCase(tx, review, {
    action,
    subject: { type: 'response', id: responseId },
    reason,
    before: {
      status: response.standing,
      version: response.version,
      ...(granted && { appeal: 'open' }),
      ...also?.before,
    },
    after: { status: standing, version: response.version, ...(granted && GRANTED), ...also?.after },
    hiddenFromAuthor: response.neverShown && standing !== 'active',
  });
  const pointing = tx.database.updateTable('review_responses').set({ decision_id });
  await pointing.where('id', '=', responseId).execute();
  if (granted) await closeAppeal(tx, keyOf(granted), { state: 'accepted', decisionId: decision_id });
  const { id: reviewId, contractorId, contractorSlug } = review;
  const facts = { reviewId, contractorId, contractorSlug };
  tx.announce({ name: event, responseId, ...facts });
  if (granted) tx.announce({ name: 'appeal.decided', appealId: granted.id, ...facts });
  return decision_id;
}

async function setStanding(
  { database, now }: ReadContext,
  response: ResponseCase,
  { standing, reason }: { standing: ResponseStanding; reason: Reason },
): Promise<void> {
  const columns =
    standing === 'deleted'
      ? { deleted_at: now }
      : { status: standing === 'active' ? 'active' : 'inactive', deleted_at: null };
  const withheld_to = withheldTo(
    { ...response, wasHeld: response.standing === 'held' },
    standing,
    reason.code,
  );
  const never_shown = response.neverShown && standing !== 'active';
  try {
    await database
      .updateTable('review_responses')
      .set({ ...columns, withheld_to, never_shown, held_signals: [] })
      .where('id', '=', response.id)
      .execute();
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    throw conflict('appeal_refusals.other_response_stands');
  }
}
