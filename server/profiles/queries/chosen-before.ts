import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';

export type ChosenBefore = { trades: number[]; view_regions: number[]; view_trades: number[] };

/**
 * A profile's choices, locked until the transaction ends, so that of two changes the second sees the first.
 */
export function chosenBefore(database: Queryable, profileId: number): Promise<ChosenBefore> {
  return database
    .selectFrom('profiles as p')
    .select(['p.view_regions', 'p.view_trades'])
    .select(
      sql<
        number[]
      >`array(select t.trade_id from profile_trades t where t.profile_id = p.id order by t.position)`.as(
        'trades',
      ),
    )
    .where('p.id', '=', profileId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
