import type { UserStatus } from '../../../common/constants.ts';
import { againAfter, outsideWindow } from '../../cases/appeal-window.ts';

/** The facts that decide whether a user may appeal the decision that made the account inactive. */
export type AccountCase = {
  status: UserStatus;
  /** The decision behind the account's status; null for one older than the record of decisions. */
  decision: { id: number; decidedAt: Date } | null;
  latest: {
    state: 'open' | 'accepted' | 'rejected';
    againstDecisionId: number | null;
    closedAt: Date | null;
  } | null;
};

/** The reasons why no appeal may be filed now; each has its text in `accounts.appeal_refused.*`. */
export type AccountAppealObstacle = 'not_needed' | 'already_open' | 'too_late' | 'too_early';

/**
 * The obstacle to an appeal at `now`, or null. Only one may be open, within the window, and not soon after a
 * rejection.
 */
export function obstacleToAccountAppeal(appealed: AccountCase, now: Date): AccountAppealObstacle | null {
  const { status, decision, latest } = appealed;
  if (status === 'active') return 'not_needed';
  if (latest?.state === 'open') return 'already_open';
  const againFrom = mayAppealAccountAgainFrom(appealed);
  return outsideWindow({ decidedAt: decision?.decidedAt ?? null, againFrom }, now);
}

/** From when a new appeal may follow one that was rejected; null where none of this decision was. */
export function mayAppealAccountAgainFrom({ decision, latest }: AccountCase): Date | null {
  if (latest?.state !== 'rejected' || latest.closedAt === null) return null;
  // A decision since then is another subject, and may be appealed at once.
  if (latest.againstDecisionId !== (decision?.id ?? null)) return null;
  return againAfter(latest.closedAt);
}
