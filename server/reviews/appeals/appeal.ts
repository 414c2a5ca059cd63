import type {
  AppealKind,
  ReviewAppealKind,
  AppealState,
  DecisionAction,
  DecisionParty,
  ReviewDisplayStatus,
  ReviewStatus,
} from '../../../common/constants.ts';
import { againAfter, lastDayLeft, lastDayToAppeal, outsideWindow } from '../../cases/appeal-window.ts';
import { lastDayOfParty } from '../../cases/appealable-decision.ts';

/** The side that a user is on: the author of a review, or its contractor. */
export type Side = Extract<DecisionParty, 'author' | 'contractor'>;

const KIND_OF_SIDE = { author: 'put_back', contractor: 'take_down' } as const satisfies Record<
  Side,
  ReviewAppealKind
>;
const SIDE_OF_KIND = {
  put_back: 'author',
  take_down: 'contractor',
  remove_response: 'author',
} as const satisfies Record<AppealKind, Side>;
/** The statuses of a review in which each kind of appeal makes sense. */
const STATUSES_TO_APPEAL: Record<ReviewAppealKind, readonly ReviewDisplayStatus[]> = {
  take_down: ['active'],
  put_back: ['inactive', 'deleted'],
};

export const kindOfSide = (side: Side): ReviewAppealKind => KIND_OF_SIDE[side];
export const sideOfKind = (kind: AppealKind): Side => SIDE_OF_KIND[kind];

/**
 * A review's status, from its columns. An administrator's decision about a review on hold removes its
 * signals.
 */
export function displayStatusOf(review: {
  status: ReviewStatus;
  isDeleted: boolean;
  holdSignals: readonly string[];
}): ReviewDisplayStatus {
  if (review.isDeleted) return 'deleted';
  if (review.status === 'active') return 'active';
  return review.holdSignals.length > 0 ? 'held' : 'inactive';
}

/** The facts that decide whether a review may be appealed. */
export type AppealCase = {
  displayStatus: ReviewDisplayStatus;
  /** The decision behind its status; null: no administrator has decided about it. */
  decision: { id: number; decidedAt: Date; isSensitive?: boolean } | null;
  /** The open appeal, or else the one closed last. */
  latest: {
    kind: ReviewAppealKind;
    state: AppealState;
    againstDecisionId: number | null;
    /** The last rejection of an appeal of this kind against the same decision. */
    rejectedAt: Date | null;
  } | null;
};

/** The reasons why an appeal may not be filed now. Each has its text in `appeal_refusals.*`. */
export const APPEAL_OBSTACLES = [
  'already_open',
  'not_shown',
  'nothing_to_put_back',
  'held',
  'too_late',
  'too_early',
] as const;
export type AppealObstacle = (typeof APPEAL_OBSTACLES)[number];

/**
 * The obstacle to an appeal at `now`, or null. Only one may be open. A contractor appeals a shown review; an
 * author one that an administrator took down, within 180 days. After a rejection it needs 30 days or new
 * evidence.
 */
export function obstacleToAppeal(
  kind: ReviewAppealKind,
  appealed: AppealCase,
  { now, newEvidence }: { now: Date; newEvidence: boolean },
): AppealObstacle | null {
  const { displayStatus, decision, latest } = appealed;
  if (latest?.state === 'open') return 'already_open';
  if (!STATUSES_TO_APPEAL[kind].includes(displayStatus)) return misplaced(kind, displayStatus);
  const decidedAt = kind === 'put_back' && decision ? decision.decidedAt : null;
  return outsideWindow(
    { decidedAt, againFrom: newEvidence ? null : mayAppealAgainFrom(kind, appealed) },
    now,
  );
}

function misplaced(kind: ReviewAppealKind, displayStatus: ReviewDisplayStatus): AppealObstacle {
  if (kind === 'take_down') return 'not_shown';
  return displayStatus === 'held' ? 'held' : 'nothing_to_put_back';
}

/**
 * The time from which the same appeal may be filed again without new evidence; null without a rejection, and in
 * a case about private data, a child, a threat or sexual content.
 */
export function mayAppealAgainFrom(kind: ReviewAppealKind, { decision, latest }: AppealCase): Date | null {
  if (!latest || latest.kind !== kind || latest.rejectedAt === null) return null;
  if (decision?.isSensitive) return null;
  // A decision since then is another subject, and may be appealed at once.
  if (latest.againstDecisionId !== (decision?.id ?? null)) return null;
  return againAfter(latest.rejectedAt);
}

/** The status after an accepted appeal of this kind. */
export const statusWished = (kind: ReviewAppealKind): ReviewStatus =>
  kind === 'take_down' ? 'inactive' : 'active';

type DecidedAppeal = { action: DecisionAction; kind?: AppealKind | null };

/** The kind of appeal open to a party of a decision about a review; null: it was not against them. */
export function wayToAppeal({ action, kind }: DecidedAppeal, party: DecisionParty): ReviewAppealKind | null {
  // About the response to a review one appeals again from the response itself.
  if (party === 'account' || kind === 'remove_response') return null;
  const wish = KIND_OF_SIDE[party];
  return LOST_BY[action]?.(kind ?? null) === party ? wish : null;
}

/**
 * The last day (YYYY-MM-DD) to appeal a decision of `decidedAt`, about a review's status or anything else.
 * Null where the party may not, or no last day exists. An author whose appeal was rejected has the time left
 * since `statusSince`, when the review was taken down.
 */
export function appealUntil(
  decided: DecidedAppeal & { decidedAt: Date; statusSince: Date | null },
  party: DecisionParty,
): string | null {
  const own = lastDayOfParty(decided.action, party, decided.decidedAt);
  if (own !== null) return own;
  if (wayToAppeal(decided, party) !== 'put_back') return null;
  if (decided.action !== 'appeal.rejected') return lastDayToAppeal(decided.decidedAt);
  return lastDayLeft(decided.statusSince ?? decided.decidedAt, decided.decidedAt);
}

/** The side that a decision goes against. */
const LOST_BY: Partial<Record<DecisionAction, (kind: AppealKind | null) => Side | null>> = {
  'review.deactivated': () => 'author',
  'review.deleted': () => 'author',
  'review.activated': () => 'contractor',
  'appeal.accepted': (kind) => kind && sideOfKind(kind === 'take_down' ? 'put_back' : 'take_down'),
  'appeal.rejected': (kind) => kind && sideOfKind(kind),
};
