import { UPGRADES, type MembershipVersion, type Upgrade } from '../../common/profiles/membership-versions.ts';
import { PLANS, type CountedLimit, type PlanLimits } from '../../common/limits/plan-limits.ts';
import type { LimitName } from '../../common/limits/refused-limits.ts';
import { Refusal } from '../core/errors.ts';
import { isHomeowner, isMember, planHolderOf, type SignedIn } from '../core/viewer.ts';
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
  /** A homeowner needs no plan: nothing is limited by one, and none is offered. */
  isHomeowner?: boolean;
};

/** More than anybody can choose or write. */
const HOMEOWNER_LIMITS = { trades: 1_000, view_regions: 1_000, postings_a_month: 10_000 } as const;

/** The limits for a person now: of their own plan, or of the business they are a member of. */
export async function entitlementsFor(
  database: Queryable,
  viewer: SignedIn,
  now = new Date(),
): Promise<Entitlements> {
  const entitlements = await entitlementsOf(database, planHolderOf(viewer), now);
  if (isHomeowner(viewer))
    return {
      ...entitlements,
      limits: { ...entitlements.limits, ...HOMEOWNER_LIMITS },
      isHomeowner: true,
    };
  return { ...entitlements, isOthers: isMember(viewer) };
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
  { isOthers = false, isHomeowner: needsNone = false }: Pick<Entitlements, 'isOthers' | 'isHomeowner'>,
  key: MessageKey,
  upgrade: Upgrade,
  params: { limit?: number } = {},
): Refusal => {
  if (needsNone) return new Refusal(403, 'above_plan', 'billing.contractors_only');
  return isOthers
    ? new Refusal(403, 'above_plan', 'members.above_plan')
    : new Refusal(403, 'above_plan', key, { ...params, plan: PLANS[upgrade].name }, { upgrade });
};
