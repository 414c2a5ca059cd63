import { transact, type Context, type ReadContext } from '../../core/context.ts';
import type { AppealKind, ReasonCode } from '../../../common/constants.ts';
import { invalid } from '../../core/errors.ts';
import { statusWished } from '../appeals/appeal.ts';
import { applyReviewStatus, pointToDecision } from '../transitions/apply-review-status.ts';
import {
  conflictAbout,
  seenDecision,
  refuseIfDecidedSince,
  refuseOtherVersion,
  type ExpectedState,
} from '../../cases/decision-conflict.ts';
import { closeAppeal } from '../../cases/appeals.ts';
import { refuseOwnDecision } from '../../cases/other-administrator.ts';
import { keyOf, partyIdsOf, lockCase, type LatestAppeal, type ReviewCase } from '../queries/lock-case.ts';
import { recordAboutCase, type Reason } from '../transitions/record-case.ts';

/** The two ways to decide: the appeal is accepted, or the review keeps its status. */
export type Outcome = 'accept' | 'reject';
const OUTCOMES = {
  accept: { action: 'appeal.accepted', state: 'accepted' },
  reject: { action: 'appeal.rejected', state: 'rejected' },
} as const;

export type DecidedAppeal = {
  reviewId: number;
  outcome: Outcome;
  /** The reason of the appeal's decision: never an offense. */
  reason: Reason;
  /** The offense for which an accepted appeal takes the review down. */
  ground: ReasonCode | null;
  seen: ExpectedState;
};

/**
 * An administrator decides the open appeal of a review. Accepting takes the review down, or puts it back even
 * if it was deleted. Throws a 422 for a ground where nothing is taken down. Throws a 409 where no appeal is
 * open (with the earlier event), or another review takes its place. Throws a 403 for an appeal about the
 * administrator's own decision where another could decide.
 */
export async function decideAppeal(context: Context, input: DecidedAppeal): Promise<void> {
  const { reviewId, reason } = input;
  const subject = { type: 'review', id: reviewId } as const;
  const { action, state } = OUTCOMES[input.outcome];
  const seenDecisionId = await seenDecision(context, subject, input.seen);
  await transact(context, async (tx) => {
    const about = await lockCase(tx, reviewId);
    const appeal = await openAppeal(tx, about);
    await refuseIfDecidedSince(tx, subject, seenDecisionId);
    refuseOtherVersion(about.version, input.seen);
    await refuseOwnDecision(tx, keyOf(appeal), partyIdsOf(about));
    const ground = groundOf(input, appeal.kind);
    const displayStatus = input.outcome === 'accept' ? statusWished(appeal.kind) : about.displayStatus;
    const isNew =
      input.outcome === 'accept' &&
      (await applyReviewStatus(tx, about, { displayStatus, reason: { code: ground, text: reason.text } }));
    const { id } = await recordAboutCase(tx, about, {
      action,
      subject: { type: 'appeal', id: appeal.id },
      reason,
      kind: appeal.kind,
      before: { status: about.displayStatus, version: about.version, appeal: 'open', kind: appeal.kind },
      after: {
        status: displayStatus,
        version: about.version,
        appeal: state,
        kind: appeal.kind,
        ...(ground && { ground }),
      },
    });
    // A rejection keeps the review's earlier decision.
    if (input.outcome === 'accept') await pointToDecision(tx, reviewId, id);
    await closeAppeal(tx, keyOf(appeal), { state, decisionId: id });
    const { contractorId, contractorSlug } = about;
    const facts = { appealId: appeal.id, reviewId, contractorId, contractorSlug };
    tx.announce({ name: 'appeal.decided', ...facts });
    if (isNew) tx.announce({ name: 'review.published', reviewId, contractorId, contractorSlug });
  });
}

/** Only a take-down of a review names its offense. */
function groundOf({ outcome, ground }: DecidedAppeal, kind: AppealKind): ReasonCode | null {
  const takesDown = outcome === 'accept' && kind === 'take_down';
  if (ground !== null && !takesDown) throw invalid('ground_code', 'appeal_refusals.ground_without_take_down');
  return ground;
}

async function openAppeal(tx: ReadContext, about: ReviewCase): Promise<LatestAppeal> {
  if (about.appeal?.state === 'open') return about.appeal;
  throw await conflictAbout(tx, { type: 'review', id: about.id }, 'appeal_refusals.none_open');
}
