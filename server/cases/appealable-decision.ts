import {
  APPEALABLE,
  type AppealableAction,
  type AppealState,
  type DecisionAction,
  type DecisionParty,
} from '../../common/constants.ts';
import { againAfter, lastDayToAppeal, outsideWindow } from './appeal-window.ts';

/** Whether a user told of a decision as `party` may appeal that decision as such. */
export const isAppealableBy = (action: DecisionAction, party: DecisionParty): action is AppealableAction =>
  action in APPEALABLE && APPEALABLE[action as AppealableAction].party === party;

/** The last day (YYYY-MM-DD) to appeal such a decision; null where this party has nothing to appeal in it. */
export const lastDayOfParty = (
  action: DecisionAction,
  party: DecisionParty,
  decidedAt: Date,
): string | null => (isAppealableBy(action, party) ? lastDayToAppeal(decidedAt) : null);

/** The facts that decide whether a user told of a decision may appeal it. */
export type DecisionCase = {
  decidedAt: Date;
  /** Whether the decision is still in force. */
  stands: boolean;
  /** It names a rule about threats, sexual content, children or private data. */
  isSensitive: boolean;
  /** A later edit of the same words, which is appealed first. */
  laterEditId: number | null;
  /** The facts that decide whether a user told of a decision may appeal it. */
  latest: { state: AppealState; filedAt: Date; dueAt: Date } | null;
  /** The last rejection of an appeal against it. */
  rejectedAt: Date | null;
};

/** The reasons why none may be filed now; each has its text in `decision_appeals.refused.*`. */
export type DecisionAppealObstacle =
  | 'already_open'
  | 'superseded'
  | 'later_edit_first'
  | 'too_late'
  | 'too_early';

/**
 * The obstacle to an appeal at `now`, or null. One appeal may be open, within 180 days. Soon after a rejection it
 * needs new evidence.
 */
export function obstacleToDecisionAppeal(
  appealed: DecisionCase,
  now: Date,
  { newEvidence = false }: { newEvidence?: boolean } = {},
): DecisionAppealObstacle | null {
  if (appealed.latest?.state === 'open') return 'already_open';
  if (!appealed.stands) return 'superseded';
  if (appealed.laterEditId !== null) return 'later_edit_first';
  const { decidedAt } = appealed;
  const againFrom = newEvidence ? null : mayAppealDecisionAgainFrom(appealed);
  return outsideWindow({ decidedAt, againFrom }, now);
}

/**
 * The time from which a new appeal may follow a rejected one without new evidence; null in a sensitive case.
 * Appeals withdrawn since do not count.
 */
export const mayAppealDecisionAgainFrom = ({ rejectedAt, isSensitive }: DecisionCase): Date | null =>
  rejectedAt && !isSensitive ? againAfter(rejectedAt) : null;
