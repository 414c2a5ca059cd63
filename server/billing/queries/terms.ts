import { MEMBERSHIP_VERSIONS, type MembershipVersion } from '../../../common/constants.ts';
import { PLANS, type PlanLimits } from '../../../common/limits/plan-limits.ts';
import type { ReadContext } from '../../core/context.ts';
import type { Queryable } from '../../database/client.ts';
import type { Interval } from '../calendar.ts';
import type { PriceFrom } from '../charges/future-charges.ts';

/** The terms of one plan from a day on. */
export type Terms = {
  id: number;
  version: MembershipVersion;
  priceCents: number;
  limits: PlanLimits;
  onSale: boolean;
  effectiveFrom: Date;
};

export const COLUMNS = [
  'plan_terms.id',
  'plan_terms.version',
  'plan_terms.price_cents as priceCents',
  'plan_terms.limits',
  'plan_terms.on_sale as onSale',
  'plan_terms.effective_from as effectiveFrom',
] as const;

export type AllTerms = Readonly<Record<MembershipVersion, Terms>>;

/** The terms that each plan is sold under at a moment. */
export async function termsAt(database: Queryable, now: Date): Promise<AllTerms> {
  const rows = await database
    .selectFrom('plan_terms')
    .distinctOn('version')
    .select(COLUMNS)
    .where('effective_from', '<=', now)
    .orderBy('version')
    .orderBy('effective_from', 'desc')
    .$castTo<Terms>()
    .execute();
  const termsOf = (version: MembershipVersion): Terms =>
    rows.find((row) => row.version === version) ?? shipped(version);
  return Object.fromEntries(MEMBERSHIP_VERSIONS.map((version) => [version, termsOf(version)])) as AllTerms;
}

/** The price of a plan at a moment, and those that are planned after it, in their order. */
export async function pricesFrom(
  database: Queryable,
  version: MembershipVersion,
  at: Date,
): Promise<PriceFrom[]> {
  const rows = await database
    .selectFrom('plan_terms')
    .select(['effective_from as from', 'price_cents as priceCents'])
    .where('version', '=', version)
    .orderBy('effective_from')
    .execute();
  const first = rows.findLastIndex(({ from }) => from <= at);
  const known = rows.slice(Math.max(0, first));
  return first < 0 ? [{ from: new Date(0), priceCents: PLANS[version].price_cents }, ...known] : known;
}

/** Terms as they are offered here: without a gateway, nothing is sold. */
export async function termsOffered({
  database,
  now,
  config,
}: Pick<ReadContext, 'database' | 'now' | 'config'>): Promise<AllTerms> {
  const terms = await termsAt(database, now);
  if (config.payments !== 'none') return terms;
  const entries = MEMBERSHIP_VERSIONS.map((version) => [version, { ...terms[version], onSale: false }]);
  return Object.fromEntries(entries) as AllTerms;
}

/** Before the first day of any terms, those that the product ships with. */
const shipped = (version: MembershipVersion): Terms => ({
  id: 0,
  version,
  priceCents: PLANS[version].price_cents,
  limits: PLANS[version].limits,
  onSale: false,
  effectiveFrom: new Date(0),
});

export async function termsById(database: Queryable, id: number): Promise<Terms> {
  return database
    .selectFrom('plan_terms')
    .select(COLUMNS)
    .where('id', '=', id)
    .$castTo<Terms>()
    .executeTakeFirstOrThrow();
}

/** Monthly or yearly; Free is neither. */
export const intervalOf = (version: MembershipVersion): Interval => PLANS[version].interval ?? 'month';
