import type { AppealableAction, AppealState, DecisionAction, DecisionParty } from '../../common/constants.ts';
import { againAfter, lastDayToAppeal, outsideWindow } from './appeal-window.ts';

/**
 * The subject that an appeal against a decision wants undone. A review's status has appeals of its own for
 * both sides (`server/reviews/appeals/appeal.ts`). An inactive account has them too
 * (`server/accounts/status/account-appeal.ts`).
 */
export type AppealMatter = 'status' | 'words' | 'role';
type Appealable = { party: DecisionParty; matter: AppealMatter };

/** Decisions that can be appealed as such, and by whom. */
export const APPEALABLE = {
  'review.edited': { party: 'author', matter: 'words' },
  'response.deactivated': { party: 'contractor', matter: 'status' },
  'response.deleted': { party: 'contractor', matter: 'status' },
  'response.edited': { party: 'contractor', matter: 'words' },
  'posting.removed': { party: 'author', matter: 'status' },
  'comment.removed': { party: 'author', matter: 'status' },
  'message.removed': { party: 'author', matter: 'status' },
  'invitation.removed': { party: 'author', matter: 'status' },
  'partner_rating.removed': { party: 'author', matter: 'status' },
  'photo.removed': { party: 'author', matter: 'status' },
  'passage.hidden': { party: 'author', matter: 'words' },
  'user.role_changed': { party: 'account', matter: 'role' },
  'listing.hidden': { party: 'contractor', matter: 'status' },
  'listing.merged': { party: 'contractor', matter: 'status' },
  'red_flag.published': { party: 'contractor', matter: 'status' },
} as const satisfies Record<AppealableAction, Appealable>;

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
