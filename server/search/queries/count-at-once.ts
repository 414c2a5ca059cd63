import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Queryable } from '../../database/client.ts';
import { filterConditions } from './filter-conditions.ts';
import type { ResolvedSearch } from './resolved-search.ts';

/** Whether trade, region and country are all that a search says, so that its contractors are counted without a look at them. */
export const isCountedAtOnce = (search: ResolvedSearch): boolean =>
  !search.newSince &&
  [search.ids, search.tsquery, search.point, search.box].every((narrowing) => narrowing === null) &&
  filterConditions(search).size === 0;

/** The number of contractors of such a search: kept by region, and by trade read from an index. */
export async function countAtOnce(database: Queryable, search: ResolvedSearch): Promise<number> {
  const { tradeId } = search;
  const { rows } = await (
    tradeId === null
      ? sql<{ total: number }>`
          select coalesce(sum(count), 0)::integer as total from contractor_counts where ${isIn(search)}`
      : sql<{ total: number }>`
          select count(*)::integer as total from contractor_trades
          where trade_id = ${tradeId}::integer and ${isIn(search)}`
  ).execute(database);
  return rows[0]?.total ?? 0;
}

function isIn({ regionId, countryRegionIds }: ResolvedSearch): RawBuilder<SqlBool> {
  if (regionId !== null) return sql<SqlBool>`region_id = ${regionId}::integer`;
  if (countryRegionIds === null) return sql<SqlBool>`true`;
  return sql<SqlBool>`region_id = any(${sql.val([...countryRegionIds])}::integer[])`;
}
