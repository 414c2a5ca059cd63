import type { Insertable } from 'kysely';
import type { Queryable } from '../../../server/database/client.ts';
import { reserveIds } from '../../../server/database/insert-rows.ts';
import type { DB } from '../../../server/database/schema.ts';
import type { DemoWorld } from '../types.ts';

export type Row<Table extends keyof DB> = Insertable<DB[Table]>;
/** The ids in this database by the keys of the demo world. */
export type Ids = {
  users: Map<string, number>;
  profiles: Map<string, number>;
  reviews: Map<string, number>;
  postings: Map<string, number>;
  comments: Map<string, number>;
  regions: Map<string, number>;
  trades: Map<string, number>;
};

export async function numberEverything(database: Queryable, world: DemoWorld): Promise<Ids> {
  const owners = new Set(world.contractors.map((contractor) => contractor.ownerKey));
  const people = world.users.filter((user) => !owners.has(user.key));
  const profiles = await numbered(database, 'profiles', [...people, ...world.contractors]);
  // An owner writes and answers in the name of the business: both have one profile.
  for (const { key, ownerKey } of world.contractors)
    if (ownerKey) profiles.set(ownerKey, idOf(profiles, key));
  return {
    profiles,
    users: await numbered(database, 'users', world.users),
    reviews: await numbered(database, 'reviews', world.reviews),
    postings: await numbered(database, 'postings', world.postings),
    comments: await numbered(database, 'comments', world.comments),
    regions: new Map(
      (await database.selectFrom('regions').select(['code', 'id']).execute()).map((row) => [
        row.code,
        row.id,
      ]),
    ),
    trades: new Map(
      (await database.selectFrom('trades').select(['slug', 'id']).execute()).map((row) => [row.slug, row.id]),
    ),
  };
}

async function numbered(
  database: Queryable,
  table: 'profiles' | 'users' | 'reviews' | 'postings' | 'comments',
  things: readonly { key: string }[],
): Promise<Map<string, number>> {
  const ids = await reserveIds(database, table, things.length);
  return new Map(things.map(({ key }, index) => [key, ids[index] ?? 0]));
}

export function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo world names ${key}, which does not exist`);
  return id;
}
