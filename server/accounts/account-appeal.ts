import { APPEAL_AGAIN_AFTER_DAYS, APPEAL_DECIDED_IN_DAYS, type UserStatus } from '../../common/constants.ts';
import { lastDayToAppeal, mayStillAppeal } from '../decisions/appeal-window.ts';

const DAY_MS = 86_400_000;

/** All that decides whether somebody may ask to look again at the decision that made the account inactive. */
export type AccountCase = {
  status: UserStatus;
  /** The decision that the account stands by; null where it was made before decisions were kept. */
  decision: { id: number; decidedAt: Date } | null;
  latest: {
    state: 'open' | 'accepted' | 'rejected';
    againstDecisionId: number | null;
    closedAt: Date | null;
  } | null;
};

/** Why no appeal may be filed now; each has its words in `accounts.appeal_refused.*`. */
export type AccountAppealObstacle = 'not_needed' | 'already_open' | 'too_late' | 'too_early';

/** What stands in the way of an appeal at `now`, or null: one at a time, within the window, after a rejection not at once. */
export function obstacleToAccountAppeal(appealed: AccountCase, now: Date): AccountAppealObstacle | null {
  const { status, decision, latest } = appealed;
  if (status === 'active') return 'not_needed';
  if (latest?.state === 'open') return 'already_open';
  if (decision && !mayStillAppeal(lastDayToAppeal(decision.decidedAt), now)) return 'too_late';
  const again = mayAppealAccountAgainFrom(appealed);
  return again && now < again ? 'too_early' : null;
}

/** From when a new appeal may follow one that was rejected; null where none of this decision was. */
export function mayAppealAccountAgainFrom({ decision, latest }: AccountCase): Date | null {
  if (latest?.state !== 'rejected' || latest.closedAt === null) return null;
  // What was decided since is another matter, and may be appealed at once.
  if (latest.againstDecisionId !== (decision?.id ?? null)) return null;
  return new Date(latest.closedAt.getTime() + APPEAL_AGAIN_AFTER_DAYS * DAY_MS);
}

/** When an appeal filed now should have been decided. */
export const accountAppealDueAt = (filedAt: Date): Date =>
  new Date(filedAt.getTime() + APPEAL_DECIDED_IN_DAYS * DAY_MS);
