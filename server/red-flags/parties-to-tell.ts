import type { DecisionAction } from '../../common/constants.ts';
import { lastDayOfParty } from '../cases/appealable-decision.ts';
import type { Concerned } from '../decisions/record-decision.ts';
import type { LockedRedFlag } from './queries/lock-red-flag.ts';

/** The contractor's owner, with the last day to appeal a decision against them, and the reporter. */
export function partiesToTell(
  { ownerUserId, reporterUserId }: Pick<LockedRedFlag, 'ownerUserId' | 'reporterUserId'>,
  action: DecisionAction,
  decidedAt: Date,
): Concerned[] {
  const sides = [
    { userId: ownerUserId, party: 'contractor' },
    { userId: reporterUserId, party: 'author' },
  ] as const;
  return sides.flatMap(({ userId, party }) =>
    userId === null ? [] : [{ userId, party, appealUntil: lastDayOfParty(action, party, decidedAt) }],
  );
}
