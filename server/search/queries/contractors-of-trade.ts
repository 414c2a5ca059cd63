import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { CARD_COLUMNS, type CardRow } from '../../contractors/queries/card-columns.ts';
import type { Queryable } from '../../database/client.ts';
import { ofTrade } from './count-at-once.ts';

/** A trade, in a region or anywhere. */
export type TradeAndRegion = { tradeId: number; regionId: number | null };

/**
 * One page of a trade's contractors by standing score, from an index of `contractor_trades`, and their number,
 * which is kept.
 */
export async function contractorsOfTrade(
  database: Queryable,
  where: TradeAndRegion,
  { limit, offset }: { limit: number; offset: number },
): Promise<(CardRow & { total: number })[]> {
  const { rows } = await sql<CardRow & { total: number }>`
    select ${sql.join(CARD_COLUMNS.map((column) => sql.ref(column)))}, found.total
    from (
      select t.contractor_id, t.standing_score, (${countOf(where)}) as total
      from contractor_trades t
      where ${isIn(where)}
      order by t.standing_score desc, t.contractor_id
      limit ${limit}::integer offset ${offset}::integer) found
    join contractors c on c.id = found.contractor_id
    order by found.standing_score desc, found.contractor_id`.execute(database);
  return rows;
}

export async function countContractorsOfTrade(database: Queryable, where: TradeAndRegion): Promise<number> {
  const { rows } = await sql<{ total: number }>`select (${countOf(where)}) as total`.execute(database);
  return rows[0]?.total ?? 0;
}

const countOf = ({ tradeId, regionId }: TradeAndRegion) =>
  ofTrade(tradeId, { regionId, countryRegionIds: null });

function isIn({ tradeId, regionId }: TradeAndRegion): RawBuilder<SqlBool> {
  return regionId === null
    ? sql<SqlBool>`t.trade_id = ${tradeId}::integer`
    : sql<SqlBool>`t.trade_id = ${tradeId}::integer and t.region_id = ${regionId}::integer`;
}
