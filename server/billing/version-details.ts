import * as z from 'zod';
import { MEMBERSHIP_VERSIONS, type MembershipVersion } from '../../common/constants.ts';
import { SHOWN_STATES, type ShownState } from '../../common/profiles/memberships.ts';
import { PLANS, type PlanLimits } from '../../common/limits/plan-limits.ts';
import { instant, integer } from '../core/http/answer-schemas.ts';
import type { Entitlements } from './entitlements.ts';
import { shownState } from './membership-state.ts';
import type { MembershipRow } from './queries/membership.ts';
import type { Usage } from './queries/usage.ts';

/** A user's membership with its limits and how much of them is used. Times are ISO 8601 UTC. */
export type VersionDetails = {
  version: MembershipVersion;
  plan: { name: string; price_cents: number; interval: 'month' | 'year' | null };
  state: ShownState;
  renews_at: string | null;
  cancels_at: string | null;
  limits: PlanLimits;
  used: Usage;
};

export const limitsSchema = z.object({
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

const planFields = {
  name: z.string(),
  price_cents: integer(),
  interval: z.enum(['month', 'year']).nullable(),
};

const versionDetails = z
  .object({
    version: z.enum(MEMBERSHIP_VERSIONS),
    plan: z.object(planFields),
    state: z.enum(SHOWN_STATES),
    renews_at: instant().nullable(),
    cancels_at: instant().nullable(),
    limits: limitsSchema,
    used: z.object({
      trades: integer(),
      view_regions: integer(),
      postings_a_month: integer(),
      invitations_a_month: integer(),
    }),
  })
  .meta({ id: 'VersionDetails' }) satisfies z.ZodType<VersionDetails>;

export const versionDetailsAnswer = { 200: z.object({ versionDetails }) };

export const plansAnswer = {
  200: z.object({
    plans: z.array(z.object({ version: z.enum(MEMBERSHIP_VERSIONS), ...planFields, limits: limitsSchema })),
  }),
};

/** A membership that an operator gave neither renews nor ends. */
export function toVersionDetails(
  { version, limits: allowed, terms }: Entitlements,
  membership: MembershipRow | undefined,
  used: Usage,
): VersionDetails {
  const { name, interval } = PLANS[version];
  const cancelsAt = membership?.cancelsAt ?? null;
  const periodEnd = membership?.periodEnd ?? null;
  return {
    version,
    plan: { name, price_cents: terms[version].priceCents, interval },
    state: membership ? shownState(membership.state, cancelsAt) : 'active',
    renews_at: cancelsAt === null ? (periodEnd?.toISOString() ?? null) : null,
    cancels_at: cancelsAt?.toISOString() ?? null,
    limits: allowed,
    used: {
      trades: used.trades,
      view_regions: used.view_regions,
      postings_a_month: used.postings_a_month,
      invitations_a_month: used.invitations_a_month,
    },
  };
}
