import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';

/** The profile that a user publishes for: its name, and the likely subjects of its postings. */
export async function publisherOf({ database }: ReadContext, profileId: number) {
  return database
    .selectFrom('profiles as p')
    .select(['p.name', 'p.region_id as regionId'])
    .select(
      sql<number[]>`array(
        select chosen.trade_id from profile_trades as chosen where chosen.profile_id = p.id order by chosen.position)`.as(
        'tradeIds',
      ),
    )
    .where('p.id', '=', profileId)
    .executeTakeFirstOrThrow();
}
