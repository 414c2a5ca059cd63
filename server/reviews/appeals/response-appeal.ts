import type { AppealState } from '../../../common/constants.ts';
import { againAfter, outsideWindow } from '../../cases/appeal-window.ts';
import type { ResponseDisplayStatus } from '../transitions/response-transitions.ts';

/** The facts that decide whether the author of a review may appeal the response to it. */
export type ResponseAppealCase = {
  displayStatus: ResponseDisplayStatus;
  /** The decision behind its status; null: no administrator has decided about it. */
  decisionId: number | null;
  editedAt: Date | null;
  /** The open appeal, or else the one closed last. */
  latest: {
    state: AppealState;
    againstDecisionId: number | null;
    /** The last rejection of an appeal against the same decision. */
    rejectedAt: Date | null;
  } | null;
};

/** The reasons why none may be filed now; each has its text in `appeal_refusals.*`. */
export type ResponseAppealObstacle =
  | 'response_appealed_already'
  | 'response_not_shown'
  | 'response_too_early';

/**
 * The obstacle at `now`, or null. Only one appeal may be open, against a shown response. After a rejection it
 * needs 30 days or new evidence.
 */
export function obstacleToResponseAppeal(
  appealed: ResponseAppealCase,
  { now, newEvidence }: { now: Date; newEvidence: boolean },
): ResponseAppealObstacle | null {
  if (appealed.latest?.state === 'open') return 'response_appealed_already';
  if (appealed.displayStatus !== 'active') return 'response_not_shown';
  const againFrom = newEvidence ? null : mayAppealResponseAgainFrom(appealed);
  return outsideWindow({ decidedAt: null, againFrom }, now) && 'response_too_early';
}

/**
 * The time from which it may be appealed again without new evidence; null without a rejection of this text.
 */
export function mayAppealResponseAgainFrom({
  decisionId,
  editedAt,
  latest,
}: ResponseAppealCase): Date | null {
  if (!latest || latest.rejectedAt === null) return null;
  // A decision or text since then is another subject, and may be appealed at once.
  if (latest.againstDecisionId !== decisionId) return null;
  if (editedAt !== null && editedAt > latest.rejectedAt) return null;
  return againAfter(latest.rejectedAt);
}
