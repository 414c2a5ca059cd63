import type { MembershipVersion } from '../../common/constants.ts';
import {
  PLANS,
  UPGRADES,
  type CountedLimit,
  type PlanLimits,
  type Upgrade,
} from '../../common/plan-limits.ts';
import { membershipVersionOf } from '../accounts/queries/profile.ts';
import { Refusal } from '../core/errors.ts';
import type { Queryable } from '../database/client.ts';
import type { MessageKey } from '../../translations/index.ts';

export type Entitlements = { version: MembershipVersion; limits: PlanLimits };

/** The limits of a user's membership. */
export async function entitlementsOf(database: Queryable, userId: number): Promise<Entitlements> {
  const version = await membershipVersionOf(database, userId);
  return { version, limits: PLANS[version].limits };
}

/** A limit that the pages of a profile may meet; each has its words in `billing.above_plan.*`. */
export type RefusedLimit = Extract<
  CountedLimit,
  'templates' | 'color_schemes' | 'trades' | 'view_regions' | 'invitations_a_month'
>;

/** Throws a 403 with the smallest plan that is large enough, where `wanted` is more than the plan allows. */
export function refuseAbovePlan({ limits }: Entitlements, limit: RefusedLimit, wanted: number): void {
  if (wanted <= limits[limit]) return;
  const upgrade = UPGRADES.find((plan) => PLANS[plan].limits[limit] >= wanted) ?? 'platinum';
  throw abovePlan(`billing.above_plan.${limit}`, upgrade, { limit: limits[limit] });
}

/** The refusal that names the plan to change to; the page offers it. */
export const abovePlan = (key: MessageKey, upgrade: Upgrade, params: { limit?: number } = {}): Refusal =>
  new Refusal(403, 'above_plan', key, { ...params, plan: PLANS[upgrade].name }, { upgrade });
