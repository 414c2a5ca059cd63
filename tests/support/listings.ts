import { sql } from 'kysely';
import type { World } from './world.ts';

let batches = 0;

/** Ids of so many unclaimed listings, made by one statement for tests of a limit. */
export async function makeListings({ database }: World, count: number): Promise<number[]> {
  batches += 1;
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into profiles (kind, name, region_id)
      select 'contractor', 'Listing ' || n, (select id from regions where code = 'US-CA')
      from generate_series(1, ${count}::integer) as n
      returning id
    )
    insert into contractors (id, slug) select id, 'listing-' || ${batches}::integer || '-' || id from made
    returning id`.execute(database);
  return rows.map(({ id }) => id);
}
