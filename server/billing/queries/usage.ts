import { sql } from 'kysely';
import { editedProfileId } from '../../accounts/queries/profile.ts';
import type { SignedIn } from '../../core/viewer.ts';
import type { Queryable } from '../../database/client.ts';

/** How much of each counted limit somebody uses; what is counted by the month is counted since its first day, UTC. */
export type Usage = { trades: number; view_regions: number; postings_a_month: number };

export async function usageOf(database: Queryable, viewer: SignedIn, now: Date): Promise<Usage> {
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  return database
    .selectFrom('profiles as p')
    .select([
      sql<number>`(select count(*)::integer from profile_trades t where t.profile_id = p.id)`.as('trades'),
      sql<number>`cardinality(p.view_regions)`.as('view_regions'),
      sql<number>`(select count(*)::integer from postings o where o.author_profile_id = p.id
        and o.created_at >= ${monthStart}::timestamptz)`.as('postings_a_month'),
    ])
    .where('p.id', '=', editedProfileId(viewer))
    .executeTakeFirstOrThrow();
}
