import * as z from 'zod';
import { MEMBERSHIP_VERSIONS, type MembershipVersion } from '../../common/constants.ts';
import { PLANS, type PlanLimits } from '../../common/plan-limits.ts';
import { instant, integer } from '../core/answer-schemas.ts';
import type { Entitlements } from './entitlements.ts';
import type { Usage } from './queries/usage.ts';

/** A user's membership with its limits and how much of them is used. Times are ISO 8601 UTC. */
export type VersionDetails = {
  version: MembershipVersion;
  plan: { name: string; price_cents: number; interval: 'month' | 'year' | null };
  state: 'active';
  renews_at: string | null;
  cancels_at: string | null;
  limits: PlanLimits;
  used: Usage;
};

const limits = z.object({
  photos: integer(),
  templates: integer(),
  color_schemes: integer(),
  own_color: z.boolean(),
  trades: integer(),
  view_regions: integer(),
  postings_a_month: integer(),
  invitations_a_month: integer(),
  statistics_days: integer(),
  statistics_csv: z.boolean(),
  pinned_postings: integer(),
  seats: integer(),
}) satisfies z.ZodType<PlanLimits>;

const versionDetails = z
  .object({
    version: z.enum(MEMBERSHIP_VERSIONS),
    plan: z.object({
      name: z.string(),
      price_cents: integer(),
      interval: z.enum(['month', 'year']).nullable(),
    }),
    state: z.literal('active'),
    renews_at: instant().nullable(),
    cancels_at: instant().nullable(),
    limits,
    used: z.object({ trades: integer(), view_regions: integer(), postings_a_month: integer() }),
  })
  .meta({ id: 'VersionDetails' }) satisfies z.ZodType<VersionDetails>;

export const versionDetailsAnswer = { 200: z.object({ versionDetails }) };

/** Nothing is paid yet: a membership that an operator gave neither renews nor ends. */
export function toVersionDetails({ version, limits: allowed }: Entitlements, used: Usage): VersionDetails {
  const { name, price_cents, interval } = PLANS[version];
  return {
    version,
    plan: { name, price_cents, interval },
    state: 'active',
    renews_at: null,
    cancels_at: null,
    limits: allowed,
    used: {
      trades: used.trades,
      view_regions: used.view_regions,
      postings_a_month: used.postings_a_month,
    },
  };
}
