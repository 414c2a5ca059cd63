import type { AppealKind, DecisionAction, DecisionParty, ReviewAppealKind } from '../../common/constants.ts';
import { isHold } from '../../common/cases/hold.ts';
import { isLate } from '../../common/format/last-days.ts';
import { mayStillAppeal } from '../cases/appeal-window.ts';
import {
  isAppealableBy,
  mayAppealDecisionAgainFrom,
  obstacleToDecisionAppeal,
  type DecisionCase,
} from '../cases/appealable-decision.ts';
import { wayToAppeal } from '../reviews/appeals/appeal.ts';
import type { AppealView, CanAppeal, StatusView } from '../reviews/appeals/appeal-views.ts';
import type { ResponseView } from '../reviews/views.ts';

/** The possible next step for a user who was told of a decision. */
export type WayOn =
  /** The form to appeal a review's status is open to them. */
  | { way: 'appeal'; kind: ReviewAppealKind }
  /** The response that stays or is shown again can be appealed, under the review. */
  | { way: 'appeal_response' }
  /** Their appeal is open. */
  | { way: 'appealed'; filedAt: string; dueAt: string; isLate: boolean }
  /** The decision itself can be appealed, here. */
  | { way: 'appeal_decision' }
  /** Their appeal was rejected; another may follow from then on (ISO 8601 UTC), or at once with new evidence. */
  | { way: 'appeal_again'; from: string }
  /** The words were changed again later: that decision is appealed first. */
  | { way: 'later_edit_first'; decisionId: number }
  /** It answers their appeal against another decision, whose page says what can be done. */
  | { way: 'of_decision'; decisionId: number }
  /** It waits for an administrator by itself. */
  | { way: 'held' }
  /** It can no longer be appealed, or something else has been decided since. */
  | { way: 'too_late' | 'superseded' }
  /** The business still has no owner: with other evidence it can be asked for again. */
  | { way: 'claim_again'; slug: string }
  /** It went against them, and they have to write a mail. */
  | { way: 'write' }
  /** Their account is appealed from the page of inactive accounts. */
  | { way: 'account' }
  /** It did not go against them. */
  | { way: 'none' };

export type StatedDecision = {
  id: number;
  action: DecisionAction;
  /** Of a decided appeal about a review's status. */
  kind: AppealKind | null;
  party: DecisionParty | null;
  /** YYYY-MM-DD */
  appealUntil: string | null;
  /** It undid a decision on appeal, or left one as it is: which. */
  against: number | null;
};

type AppealNow = Pick<AppealView, 'state' | 'filedAt' | 'dueAt'>;
type CanAppealNow = Pick<CanAppeal, 'appeal' | 'appealWithEvidence'>;

/** The facts of a review (as its page has them) that the next step depends on. */
export type ReviewNow = {
  displayStatus: Pick<StatusView, 'state'>;
  appeal: (AppealNow & Pick<AppealView, 'kind'>) | null;
  response:
    | (Pick<ResponseView, 'status' | 'signals'> & { appeal: AppealNow | null; can: CanAppealNow })
    | null;
  can: CanAppealNow;
};

/** The present facts that the next step depends on. */
export type CurrentStatus = {
  /** As its reader sees it; null: it is no longer there. */
  review: ReviewNow | null;
  /** Of a decision that is appealed as such. */
  decisionCase: DecisionCase | null;
  /** Whether screening still holds the posting it is about. */
  isPostingOnHold: boolean;
  /** The page of a business that has no owner. */
  unclaimedSlug: string | null;
};

/** The way on from a decision. */
export function wayOnFrom(stated: StatedDecision, current: CurrentStatus, now: Date): WayOn {
  const { action, kind, party, against } = stated;
  if (party === null) return { way: 'none' };
  if (leavesResponse(stated)) return wayOfResponse(current.review, now);
  if (against !== null) return wayOfAnswer(action, against);
  if (stated.appealUntil !== null && isAppealableBy(action, party))
    return wayOfDecision(current.decisionCase, now);
  if (isHold(action)) return { way: stillOnHold(action, current) ? 'held' : 'superseded' };
  const { review, unclaimedSlug: slug } = current;
  switch (action) {
    case 'user.deactivated':
      return { way: 'account' };
    // The reader's account is active again, so there is nothing to appeal.
    case 'account_appeal.rejected':
      return { way: 'superseded' };
    // Merged before merges recorded their moves, so the form could undo nothing.
    case 'listing.merged':
      return { way: 'write' };
    case 'claim.rejected':
      return slug === null ? { way: 'write' } : { way: 'claim_again', slug };
    default: {
      const wish = wayToAppeal({ action, kind }, party);
      return wish === null ? { way: 'none' } : wayOfReview(stated, wish, review, now);
    }
  }
}

/** The last day (YYYY-MM-DD) of an appeal that can be filed now; null: none can. */
export function openUntil(stated: StatedDecision, current: CurrentStatus, now: Date): string | null {
  const { way } = wayOnFrom(stated, current, now);
  return way === 'appeal' || way === 'appeal_decision' ? stated.appealUntil : null;
}

/** Whether a text on hold is still undecided. */
function stillOnHold(action: DecisionAction, { review, isPostingOnHold }: CurrentStatus): boolean {
  if (action === 'posting.held') return isPostingOnHold;
  if (action === 'review.held') return review?.displayStatus.state === 'held';
  return (review?.response?.signals ?? []).length > 0;
}

/** It answers an appeal against another decision: rejected, that one's page says what can be done. */
const wayOfAnswer = (action: DecisionAction, against: number): WayOn =>
  action === 'decision_appeal.rejected' ? { way: 'of_decision', decisionId: against } : { way: 'none' };

const RESPONSE_SHOWN: ReadonlySet<DecisionAction> = new Set(['response.activated', 'response.restored']);

/** The response is active after it, which its review's author may appeal. */
const leavesResponse = ({ action, kind, party }: StatedDecision): boolean =>
  party === 'author' &&
  (RESPONSE_SHOWN.has(action) || (action === 'appeal.rejected' && kind === 'remove_response'));

function wayOfResponse(review: ReviewNow | null, now: Date): WayOn {
  const response = review?.response;
  if (!response || response.status !== 'active') return { way: 'superseded' };
  const { appeal } = response;
  if (appeal?.state === 'open') return appealed(appeal, now);
  return { way: isFormOpen(response) ? 'appeal_response' : 'superseded' };
}

const appealed = ({ filedAt, dueAt }: Pick<AppealNow, 'filedAt' | 'dueAt'>, now: Date): WayOn => ({
  way: 'appealed',
  filedAt,
  dueAt,
  isLate: isLate(new Date(dueAt), now),
});

function wayOfDecision(decided: DecisionCase | null, now: Date): WayOn {
  if (decided === null) return { way: 'superseded' };
  const again = mayAppealDecisionAgainFrom(decided);
  const obstacle = obstacleToDecisionAppeal(decided, now);
  const withEvidence = obstacleToDecisionAppeal(decided, now, { newEvidence: true });
  if (obstacle !== null && withEvidence === null && again)
    return { way: 'appeal_again', from: again.toISOString() };
  switch (obstacle) {
    case null:
      return { way: 'appeal_decision' };
    case 'already_open':
      return waiting(decided, now);
    case 'too_early':
    case 'too_late':
      return { way: 'too_late' };
    case 'later_edit_first':
      return { way: 'later_edit_first', decisionId: decided.laterEditId ?? 0 };
    case 'superseded':
      return { way: 'superseded' };
  }
}

function waiting({ latest }: DecisionCase, now: Date): WayOn {
  if (latest === null) throw new Error('what is open already was filed');
  return appealed({ filedAt: latest.filedAt.toISOString(), dueAt: latest.dueAt.toISOString() }, now);
}

function wayOfReview(
  { appealUntil }: StatedDecision,
  wish: ReviewAppealKind,
  review: ReviewNow | null,
  now: Date,
): WayOn {
  const appeal = review?.appeal;
  if (appeal?.state === 'open' && appeal.kind === wish) return appealed(appeal, now);
  if (appealUntil !== null && !mayStillAppeal(appealUntil, now)) return { way: 'too_late' };
  if (review === null || !isFormOpen(review)) return { way: 'superseded' };
  return { way: 'appeal', kind: wish };
}

/** A rejected appeal may be filed again with new evidence, so the form is open too. */
const isFormOpen = ({ can }: Pick<ReviewNow, 'can'>): boolean =>
  can.appeal || can.appealWithEvidence !== null;
