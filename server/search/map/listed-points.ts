import type { Queryable } from '../../database/client.ts';
import { shownPoint } from '../../contractors/shown-point.ts';
import { isListedContractor } from '../../conditions/public-rows.ts';

export type ListedPoint = { id: number; latitude: number; longitude: number };

/** Where these contractors are, as exactly as each is shown; those on no map are left out. */
export async function listedPoints(database: Queryable, ids: readonly number[]): Promise<ListedPoint[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .select(['c.id', 'c.latitude', 'c.longitude', 'p.show_address'])
    .where('c.id', 'in', ids)
    .where(isListedContractor('c'))
    .where('p.show_map', '=', true)
    .orderBy('c.id')
    .execute();
  return rows.flatMap(({ id, latitude, longitude, show_address }) =>
    latitude === null || longitude === null
      ? []
      : [{ id, ...shownPoint({ latitude, longitude }, show_address) }],
  );
}
