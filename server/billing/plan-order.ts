import type { MembershipVersion } from '../../common/constants.ts';
import { PLAN_ORDER } from '../../common/profiles/memberships.ts';

/** A step up takes effect at once, a step down at the end of the period. */
export const isUpgrade = (from: MembershipVersion, to: MembershipVersion): boolean =>
  PLAN_ORDER.indexOf(to) > PLAN_ORDER.indexOf(from);
