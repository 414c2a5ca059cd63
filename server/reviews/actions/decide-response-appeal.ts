import { keyOf, partyIdsOf } from '../queries/lock-case.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { applyResponseStanding } from '../apply-response-standing.ts';
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
import { recordAboutCase, type Reason } from '../record-case.ts';
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
  await transact(context, async (inside) => {
    const response = await lockResponseCase(inside, responseId);
    const appeal = await openAppeal(inside, response);
    await refuseIfDecidedSince(inside, subject, seenDecisionId);
    refuseOtherVersion(response.version, input.seen);
    await refuseOwnDecision(inside, keyOf(appeal), partyIdsOf(response.review));
    if (outcome === 'reject') return reject(inside, response, appeal, reason);
    // This closes the appeal that it accepts.
    await applyResponseStanding(inside, response, {
      action: 'response.deactivated',
      standing: 'inactive',
      reason,
      event: 'response.deactivated',
    });
  });
}

async function openAppeal(inside: ReadContext, response: ResponseCase): Promise<LatestResponseAppeal> {
  if (response.appeal?.state === 'open') return response.appeal;
  throw await conflictAbout(
    inside,
    { type: 'response', id: response.id },
    'appeal_refusals.none_open_response',
  );
}

/** The response stands as it is, by the decision it stood by before. */
async function reject(
  inside: ReadContext,
  { standing: status, version, review }: ResponseCase,
  appeal: LatestResponseAppeal,
  reason: Reason,
): Promise<void> {
  const kind = 'remove_response';
  const { id } = await recordAboutCase(inside, review, {
    action: 'appeal.rejected',
    subject: { type: 'appeal', id: appeal.id },
    reason,
    kind,
    before: { status, version, appeal: 'open', kind },
    after: { status, version, appeal: 'rejected', kind },
  });
  await closeAppeal(inside, keyOf(appeal), { state: 'rejected', decisionId: id });
  const { id: reviewId, contractorId, contractorSlug } = review;
  const facts = { reviewId, contractorId, contractorSlug };
  inside.announce({ name: 'appeal.decided', appealId: appeal.id, ...facts });
}
