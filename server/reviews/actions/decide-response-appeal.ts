import { keyOf, partyIdsOf } from '../queries/lock-case.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { applyResponseTransition } from '../transitions/apply-response-status.ts';
import {
  conflictAbout,
  seenDecision,
  refuseIfDecidedSince,
  refuseOtherVersion,
  type ExpectedState,
} from '../../cases/decision-conflict.ts';
import { closeAppeal } from '../../cases/appeals.ts';
import { refuseOwnDecision } from '../../cases/other-administrator.ts';
import { lockResponseCase, type LatestResponseAppeal, type ResponseCase } from '../queries/lock-response.ts';
import { recordAboutCase, type Reason } from '../transitions/record-case.ts';
import type { Outcome } from './decide-appeal.ts';

export type DecidedResponseAppeal = {
  responseId: number;
  outcome: Outcome;
  reason: Reason;
  seen: ExpectedState;
};

/**
 * An administrator decides the author's open appeal against the response. Accepting takes the response down,
 * which its owner may appeal. Throws a 409 where no appeal is open (with the earlier event), or the
 * response's text changed. Throws a 403 for an appeal about the administrator's own decision where another
 * could decide.
 */
export async function decideResponseAppeal(context: Context, input: DecidedResponseAppeal): Promise<void> {
  const { responseId, outcome, reason } = input;
  const subject = { type: 'response', id: responseId } as const;
  const seenDecisionId = await seenDecision(context, subject, input.seen);
  await transact(context, async (tx) => {
    const response = await lockResponseCase(tx, responseId);
    const appeal = await openAppeal(tx, response);
    await refuseIfDecidedSince(tx, subject, seenDecisionId);
    refuseOtherVersion(response.version, input.seen);
    await refuseOwnDecision(tx, keyOf(appeal), partyIdsOf(response.review));
    if (outcome === 'reject') return reject(tx, response, appeal, reason);
    // This closes the appeal that it accepts.
    await applyResponseTransition(tx, response, 'deactivate', { reason });
  });
}

async function openAppeal(tx: ReadContext, response: ResponseCase): Promise<LatestResponseAppeal> {
  if (response.appeal?.state === 'open') return response.appeal;
  throw await conflictAbout(tx, { type: 'response', id: response.id }, 'appeal_refusals.none_open_response');
}

/** The response keeps its status, with its earlier decision. */
async function reject(
  tx: ReadContext,
  { displayStatus: status, version, review }: ResponseCase,
  appeal: LatestResponseAppeal,
  reason: Reason,
): Promise<void> {
  const kind = 'remove_response';
  const { id } = await recordAboutCase(tx, review, {
    action: 'appeal.rejected',
    subject: { type: 'appeal', id: appeal.id },
    reason,
    kind,
    before: { status, version, appeal: 'open', kind },
    after: { status, version, appeal: 'rejected', kind },
  });
  await closeAppeal(tx, keyOf(appeal), { state: 'rejected', decisionId: id });
  const { id: reviewId, contractorId, contractorSlug } = review;
  const facts = { reviewId, contractorId, contractorSlug };
  tx.announce({ name: 'appeal.decided', appealId: appeal.id, ...facts });
}
