import { keyOf, partyIdsOf } from '../queries/lock-case.ts';
import { transact, type Context } from '../../core/context.ts';
import { refuseWhileAppealed } from '../../cases/open-appeals.ts';
import { applyResponseTransition } from '../transitions/apply-response-status.ts';
import {
  conflictAbout,
  seenDecision,
  refuseIfDecidedSince,
  type ExpectedState,
} from '../../cases/decision-conflict.ts';
import { refuseOwnDecision } from '../../cases/other-administrator.ts';
import { lockResponseCase } from '../queries/lock-response.ts';
import type { Reason } from '../transitions/record-case.ts';
import { RESPONSE_TRANSITIONS, type ResponseTransition } from '../transitions/response-transitions.ts';

export type ChangedResponse = {
  responseId: number;
  transition: ResponseTransition;
  reason: Reason;
  seen: ExpectedState;
};

/**
 * An administrator takes a response down, shows it again or deletes it. Throws a 409 with the earlier event,
 * and while its owner's appeal against such a decision is open. Throws a 403 where the author's appeal is
 * about their own decision.
 */
export async function changeResponseStatus(context: Context, input: ChangedResponse): Promise<void> {
  const { responseId, transition, reason } = input;
  const subject = { type: 'response', id: responseId } as const;
  const seenDecisionId = await seenDecision(context, subject, input.seen);
  await transact(context, async (tx) => {
    const response = await lockResponseCase(tx, responseId);
    const { displayStatus } = response;
    if (!RESPONSE_TRANSITIONS[transition].from.includes(displayStatus))
      throw await conflictAbout(tx, subject, `appeal_refusals.response_${displayStatus}_already`);
    await refuseIfDecidedSince(tx, subject, seenDecisionId);
    await refuseWhileAppealed(tx, subject, 'status');
    if (response.appeal?.state === 'open')
      await refuseOwnDecision(tx, keyOf(response.appeal), partyIdsOf(response.review));
    await applyResponseTransition(tx, response, transition, { reason });
  });
}
