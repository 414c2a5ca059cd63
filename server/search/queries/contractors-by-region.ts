import type { ReadContext } from '../../core/context.ts';
import { cachedForAMinute } from '../../core/pages/cached-for-a-minute.ts';
import { isListedContractor } from '../../conditions/public-rows.ts';

type RegionCount = { regionId: number; count: number };
/**
 * The number of contractors in each region, the most first. It is up to a minute old, because counting half a
 * million contractors takes a tenth of a second.
 */
export const contractorsByRegion = cachedForAMinute(read).read;

async function read({ database }: ReadContext): Promise<RegionCount[]> {
  return database
    .selectFrom('contractors')
    .select(({ fn, ref }) => [ref('region_id').$notNull().as('regionId'), fn.countAll<number>().as('count')])
    .where('region_id', 'is not', null)
    .where(isListedContractor('contractors'))
    .groupBy('region_id')
    .orderBy('count', 'desc')
    .orderBy('region_id')
    .execute();
}
