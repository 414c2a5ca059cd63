import { sql } from 'kysely';
import type { PlanLimits } from '../../../common/limits/plan-limits.ts';
import { actingProfileOf, type SignedIn } from '../../core/viewer.ts';
import type { Queryable } from '../../database/client.ts';
import type { KeptView } from '../views.ts';
import { isListedPosting } from '../../conditions/public-rows.ts';

/** A user's consumption of each counted limit; monthly limits count from the month's first day, UTC. */
export type Usage = {
  trades: number;
  view_regions: number;
  postings_a_month: number;
  invitations_a_month: number;
};

export async function usageOf(database: Queryable, viewer: SignedIn, now: Date): Promise<Usage> {
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  return database
    .selectFrom('profiles as p')
    .select([
      sql<number>`(select count(*)::integer from profile_trades t where t.profile_id = p.id)`.as('trades'),
      sql<number>`cardinality(p.view_regions)`.as('view_regions'),
      sql<number>`(select count(*)::integer from postings o where o.author_profile_id = p.id
        and o.created_at >= ${monthStart}::timestamptz)`.as('postings_a_month'),
      sql<number>`(select count(*)::integer from invitations i where i.from_profile_id = p.id
        and i.created_at >= ${monthStart}::timestamptz)`.as('invitations_a_month'),
    ])
    .where('p.id', '=', actingProfileOf(viewer))
    .executeTakeFirstOrThrow();
}

type CountedUse = { limit: KeptView['limit']; used: number };

/** Counts what the viewer has of each thing that a plan limits. */
export async function countedUses(database: Queryable, viewer: SignedIn, now: Date): Promise<CountedUse[]> {
  const row = await database
    .selectFrom('profiles as p')
    .leftJoin('contractors as c', 'c.id', 'p.id')
    .select(['c.template_id as templates', 'c.color_scheme_id as color_schemes'])
    .select([
      sql<number>`(select count(*)::integer from profile_trades t where t.profile_id = p.id)`.as('trades'),
      sql<number>`cardinality(p.view_regions)`.as('view_regions'),
      sql<number>`(select count(*)::integer from contractor_photos f where f.contractor_id = p.id)`.as(
        'photos',
      ),
      sql<number>`(select count(*)::integer from postings o where o.author_profile_id = p.id
        and o.pinned_at is not null and ${isListedPosting('o', now)})`.as('pinned_postings'),
      // The owner is one of the people.
      sql<number>`(select 1 + count(*)::integer from contractor_members m where m.contractor_id = p.id
        and m.accepted_at is not null and m.ended_at is null)`.as('seats'),
    ])
    .where('p.id', '=', actingProfileOf(viewer))
    .executeTakeFirst();
  if (!row) return [];
  return COUNTED.map((limit) => ({ limit, used: row[limit] ?? 0 }));
}

const COUNTED = [
  'trades',
  'view_regions',
  'templates',
  'color_schemes',
  'photos',
  'pinned_postings',
  'seats',
] as const;

/** The uses above a plan. They are kept; adding is refused until there is room. */
export const usesAbove = (uses: readonly CountedUse[], limits: PlanLimits): KeptView[] =>
  uses
    .map(({ limit, used }) => ({ limit, used, allowed: limits[limit] }))
    .filter(({ used, allowed }) => used > allowed);
