import type { Queryable } from '../../database/client.ts';

/** The IANA zone of a user's place, their own profile's first; null where no profile has one. */
export async function zoneOfUser(database: Queryable, userId: number): Promise<string | null> {
  const profile = await database
    .selectFrom('profiles as p')
    .leftJoin('regions as g', 'g.id', 'p.region_id')
    .select(({ fn }) => fn.coalesce('p.place_zone', 'g.time_zone').as('zone'))
    .where('p.user_id', '=', userId)
    .where((where) => where.or([where('p.place_zone', 'is not', null), where('g.id', 'is not', null)]))
    .orderBy((order) => order('p.kind', '=', 'person'), 'desc')
    .limit(1)
    .executeTakeFirst();
  return profile?.zone ?? null;
}
