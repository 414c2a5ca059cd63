import type { UserStatus } from '../../common/constants.ts';
import { againAfter, outsideWindow } from '../cases/appeal-window.ts';

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
  const decidedAt = decision?.decidedAt ?? null;
  return outsideWindow({ decidedAt, againFrom: mayAppealAccountAgainFrom(appealed) }, now);
}

/** From when a new appeal may follow one that was rejected; null where none of this decision was. */
export function mayAppealAccountAgainFrom({ decision, latest }: AccountCase): Date | null {
  if (latest?.state !== 'rejected' || latest.closedAt === null) return null;
  // What was decided since is another matter, and may be appealed at once.
  if (latest.againstDecisionId !== (decision?.id ?? null)) return null;
  return againAfter(latest.closedAt);
}
