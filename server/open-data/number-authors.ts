import { sql } from 'kysely';
import type { Queryable } from '../database/client.ts';

/**
 * Gives every author of a review a number of the data set: by chance, so that neither age nor order of the accounts shows in it.
 * Two numbers may be equal by chance; the second author gets another one in the next round.
 */
export async function numberAuthors(database: Queryable): Promise<void> {
  for (let given = 1n; given > 0n;) {
    const { numAffectedRows } = await sql`
      insert into open_data_authors (profile_id, number) overriding system value
      select p.id, ('x' || left(gen_random_uuid()::text, 8))::bit(32)::integer & 2147483647
      from profiles as p
      where exists (select from reviews as r where r.author_profile_id = p.id)
        and not exists (select from open_data_authors as a where a.profile_id = p.id)
      for key share of p
      on conflict do nothing`.execute(database);
    given = numAffectedRows ?? 0n;
  }
}
