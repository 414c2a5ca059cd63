import type { Queryable } from '../../database/client.ts';

/** How many contractors each region has, the most first. */
export function contractorsByRegion(database: Queryable): Promise<{ regionId: number; count: number }[]> {
  return database
    .selectFrom('contractors')
    .select(({ fn, ref }) => [ref('region_id').$notNull().as('regionId'), fn.countAll<number>().as('count')])
    .where('region_id', 'is not', null)
    .groupBy('region_id')
    .orderBy('count', 'desc')
    .orderBy('region_id')
    .execute();
}
