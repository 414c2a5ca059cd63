import type { EventName } from '../../event-map.ts';
import { keyOf } from '../queries/lock-case.ts';
import type { DecisionAction } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import type { DecidedState } from '../../decisions/chain.ts';
import { closeAppeal } from '../../cases/appeals.ts';
import type { ResponseCase } from '../queries/lock-response.ts';
import { recordAboutCase, type Reason } from './record-case.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';
import {
  RESPONSE_TRANSITIONS,
  type ResponseDisplayStatus,
  type ResponseTransition,
} from './response-transitions.ts';
import { markResponseShown } from '../texts/versions.ts';
import { hiddenUpTo } from '../texts/hidden-up-to.ts';

const UNIQUE_VIOLATION = '23505';
/** Of a decision that takes a response down as the review's author asked. */
const GRANTED = { appeal: 'accepted', kind: 'remove_response' } as const;

type AppliedResponseStatus = {
  action: DecisionAction;
  displayStatus: ResponseDisplayStatus;
  reason: Reason;
  event: Extract<EventName, `response.${string}`>;
  /** Further changes of the decision, such as the appeal that it accepts. */
  also?: { before: DecidedState; after: DecidedState };
};

/**
 * Takes a response down, shows it again or deletes it, and records that; gives the decision's id. Throws as
 * `applyResponseStatus`.
 */
export function applyResponseTransition(
  tx: ReadContext,
  response: ResponseCase,
  transition: ResponseTransition,
  why: Pick<AppliedResponseStatus, 'reason' | 'also'>,
): Promise<number> {
  const { action, to: displayStatus, event } = RESPONSE_TRANSITIONS[transition];
  return applyResponseStatus(tx, response, { action, displayStatus, event, ...why });
}

/**
 * Sets a response's status as decided, and records that; gives the decision's id. Call it last. A take-down
 * accepts an open appeal against it. Throws a 409 where the contractor has written another one since it was
 * deleted.
 */
export async function applyResponseStatus(
  tx: ReadContext,
  response: ResponseCase,
  { action, displayStatus, reason, event, also }: AppliedResponseStatus,
): Promise<number> {
  const { id: responseId, review } = response;
  const granted = displayStatus !== 'active' && response.appeal?.state === 'open' ? response.appeal : null;
  await setStatus(tx, response, { displayStatus, reason });
  if (displayStatus === 'active') await markResponseShown(tx, responseId);
  await refreshRatingSummaries(tx.database, [review.contractorId], tx.now);
  const { id: decision_id } = await recordAboutCase(tx, review, {
    action,
    subject: { type: 'response', id: responseId },
    reason,
    before: {
      status: response.displayStatus,
      version: response.version,
      ...(granted && { appeal: 'open' }),
      ...also?.before,
    },
    after: { status: displayStatus, version: response.version, ...(granted && GRANTED), ...also?.after },
    hiddenFromAuthor: response.neverShown && displayStatus !== 'active',
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

async function setStatus(
  { database, now }: ReadContext,
  response: ResponseCase,
  { displayStatus, reason }: { displayStatus: ResponseDisplayStatus; reason: Reason },
): Promise<void> {
  const columns =
    displayStatus === 'deleted'
      ? { deleted_at: now }
      : { status: displayStatus === 'active' ? 'active' : 'inactive', deleted_at: null };
  const hidden_up_to = hiddenUpTo(
    { ...response, wasOnHold: response.displayStatus === 'held' },
    displayStatus,
    reason.code,
  );
  const never_shown = response.neverShown && displayStatus !== 'active';
  try {
    await database
      .updateTable('review_responses')
      .set({ ...columns, hidden_up_to, never_shown, hold_signals: [] })
      .where('id', '=', response.id)
      .execute();
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    throw conflict('appeal_refusals.other_response_stands');
  }
}
