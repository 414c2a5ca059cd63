import type { MembershipVersion } from '../../common/constants.ts';
import {
  PLANS,
  UPGRADES,
  type CountedLimit,
  type PlanLimits,
  type Upgrade,
} from '../../common/plan-limits.ts';
import type { LimitName } from '../../common/refused-limits.ts';
import { Refusal } from '../core/errors.ts';
import { isMember, planHolderOf, type SignedIn } from '../core/viewer.ts';
import type { Queryable } from '../database/client.ts';
import type { MessageKey } from '../../translations/index.ts';
import { betterLimits } from './better-terms.ts';
import { findMembership } from './queries/membership.ts';
import { termsAt, termsById, type AllTerms } from './queries/terms.ts';

/** `terms`: the present terms of each plan. */
export type Entitlements = {
  version: MembershipVersion;
  limits: PlanLimits;
  terms: AllTerms;
  /** A member works within the owner's plan, and cannot change it. */
  isOthers?: boolean;
};

/** The limits for a person now: of their own plan, or of the business they are a member of. */
export async function entitlementsFor(
  database: Queryable,
  viewer: SignedIn,
  now = new Date(),
): Promise<Entitlements> {
  return { ...(await entitlementsOf(database, planHolderOf(viewer), now)), isOthers: isMember(viewer) };
}

/**
 * The only rule for limits: those that a membership was bought with, or its plan's present ones where better.
 */
export async function entitlementsOf(
  database: Queryable,
  userId: number,
  now = new Date(),
): Promise<Entitlements> {
  const [membership, terms] = await Promise.all([findMembership(database, userId), termsAt(database, now)]);
  const version = membership?.version ?? 'free';
  const current = terms[version].limits;
  const boughtId = membership?.termsId ?? null;
  if (version === 'free' || boughtId === null || boughtId === terms[version].id)
    return { version, limits: current, terms };
  const bought = await termsById(database, boughtId);
  return { version, limits: betterLimits(bought.limits, current), terms };
}

/** A limit that a page may meet; each has its words in `billing.above_plan.*`. */
export type RefusedLimit = Exclude<CountedLimit, 'statistics_days'>;

/** The smallest plan on offer that is large enough. */
export const planFor = (terms: AllTerms, limit: CountedLimit, wanted: number): Upgrade =>
  UPGRADES.find((plan) => terms[plan].limits[limit] >= wanted) ?? 'platinum';

/** Throws a 403 with the smallest plan that is large enough, where `wanted` is more than the plan allows. */
export function refuseAbovePlan(entitlements: Entitlements, limit: RefusedLimit, wanted: number): void {
  const { limits, terms } = entitlements;
  if (wanted <= limits[limit]) return;
  const params = { limit: limits[limit] };
  throw abovePlan(entitlements, `billing.above_plan.${limit}`, planFor(terms, limit, wanted), params);
}

/** Why a limit is met, and the smallest plan that is larger than the present one there. */
export function limitMessage({ limits, terms }: Entitlements, limit: LimitName) {
  if (limit === 'own_color' || limit === 'statistics_csv')
    return worded(limit, UPGRADES.find((plan) => terms[plan].limits[limit]) ?? 'platinum', {});
  const counted = limit === 'statistics' ? 'statistics_days' : limit;
  return worded(limit, planFor(terms, counted, limits[counted] + 1), { limit: limits[counted] });
}

const worded = (limit: LimitName, plan: Upgrade, params: { limit?: number }) => ({
  key: `billing.above_plan.${limit}` as const,
  plan,
  params: { ...params, plan: PLANS[plan].name },
});

/** The refusal that names the plan to change to; the page offers it, except to a member, who is sent to the owner. */
export const abovePlan = (
  { isOthers = false }: Pick<Entitlements, 'isOthers'>,
  key: MessageKey,
  upgrade: Upgrade,
  params: { limit?: number } = {},
): Refusal =>
  isOthers
    ? new Refusal(403, 'above_plan', 'members.above_plan')
    : new Refusal(403, 'above_plan', key, { ...params, plan: PLANS[upgrade].name }, { upgrade });
