import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Queryable } from '../../database/client.ts';
import { filterConditions } from './filter-conditions.ts';
import type { ResolvedSearch } from './resolved-search.ts';

/** Whether trade, region and country are all that a search says, so that its contractors are counted without a look at them. */
export const isCountedAtOnce = (search: ResolvedSearch): boolean =>
  !search.newSince &&
  [search.ids, search.tsquery, search.point, search.box].every((narrowing) => narrowing === null) &&
  filterConditions(search).size === 0;

/** `total`: the contractors of the search. `listed`: all that are shown anywhere. */
export type Counts = { total: number; listed: number };

/** Counts such a search from the numbers that are kept by region, and by trade and region. */
export async function countAtOnce(database: Queryable, search: ResolvedSearch): Promise<Counts> {
  const { tradeId } = search;
  const { rows } = await sql<Counts>`
    select (${tradeId === null ? ofPlaces(search) : ofTrade(tradeId, search)}) as total,
      (${listedAnywhere}) as listed`.execute(database);
  return rows[0] ?? { total: 0, listed: 0 };
}

export async function countListed(database: Queryable): Promise<number> {
  const { rows } = await sql<{ listed: number }>`select (${listedAnywhere}) as listed`.execute(database);
  return rows[0]?.listed ?? 0;
}

const listedAnywhere = sql<number>`select coalesce(sum(count), 0)::integer from contractor_counts`;

const ofPlaces = (search: ResolvedSearch) =>
  sql<number>`select coalesce(sum(count), 0)::integer from contractor_counts where ${isIn(search)}`;

/** The contractors of a trade, in the places of a search. */
export const ofTrade = (tradeId: number, places: Pick<ResolvedSearch, 'regionId' | 'countryRegionIds'>) =>
  sql<number>`select coalesce(sum(count), 0)::integer from contractor_trade_counts
    where trade_id = ${tradeId}::integer and ${isIn(places)}`;

function isIn({
  regionId,
  countryRegionIds,
}: Pick<ResolvedSearch, 'regionId' | 'countryRegionIds'>): RawBuilder<SqlBool> {
  if (regionId !== null) return sql<SqlBool>`region_id = ${regionId}::integer`;
  if (countryRegionIds === null) return sql<SqlBool>`true`;
  return sql<SqlBool>`region_id = any(${sql.val([...countryRegionIds])}::integer[])`;
}
