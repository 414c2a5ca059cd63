import type { DecisionAction } from '../../../common/constants.ts';
import { lastDayOfParty } from '../../cases/appealable-decision.ts';
import type { Concerned } from '../../decisions/record-decision.ts';
import type { LockedListing } from './queries/lock-listing.ts';

/** Its owner, with the last day to appeal a decision against them; empty for an unclaimed listing. */
export const ownerToTell = (
  { ownerUserId }: Pick<LockedListing, 'ownerUserId'>,
  action: DecisionAction,
  decidedAt: Date,
): Concerned[] =>
  ownerUserId === null
    ? []
    : [
        {
          userId: ownerUserId,
          party: 'contractor',
          appealUntil: lastDayOfParty(action, 'contractor', decidedAt),
        },
      ];
