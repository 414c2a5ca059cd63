import type { Queryable } from '../../../database/client.ts';

export type LandingPlace = { tradeId: number; regionId: number; cityKey: string };
export type LandingRow = LandingPlace & { city: string };

const COLUMNS = ['trade_id as tradeId', 'region_id as regionId', 'city_key as cityKey', 'city'] as const;

/** The pages with the most reviews. */
export function largestLandingPages(database: Queryable, limit: number): Promise<LandingRow[]> {
  return database
    .selectFrom('landing_pages')
    .select(COLUMNS)
    .orderBy('reviews', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Pages of other trades in the same city. */
export function otherTradesHere(
  database: Queryable,
  { tradeId, regionId, cityKey }: LandingPlace,
  limit: number,
): Promise<LandingRow[]> {
  return database
    .selectFrom('landing_pages')
    .select(COLUMNS)
    .where('region_id', '=', regionId)
    .where('city_key', '=', cityKey)
    .where('trade_id', '!=', tradeId)
    .orderBy('reviews', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Pages of the same trade in other cities of the region. */
export function sameTradeElsewhere(
  database: Queryable,
  { tradeId, regionId, cityKey }: LandingPlace,
  limit: number,
): Promise<LandingRow[]> {
  return database
    .selectFrom('landing_pages')
    .select(COLUMNS)
    .where('trade_id', '=', tradeId)
    .where('region_id', '=', regionId)
    .where('city_key', '!=', cityKey)
    .orderBy('reviews', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The page of one of these trades in a city, of the first that has one. */
export async function landingPageOf(
  database: Queryable,
  { tradeIds, regionId, cityKey }: { tradeIds: readonly number[]; regionId: number; cityKey: string },
): Promise<LandingRow | null> {
  if (tradeIds.length === 0) return null;
  const rows = await database
    .selectFrom('landing_pages')
    .select(COLUMNS)
    .where('region_id', '=', regionId)
    .where('city_key', '=', cityKey)
    .where('trade_id', 'in', [...tradeIds])
    .execute();
  return tradeIds.flatMap((id) => rows.find(({ tradeId }) => tradeId === id) ?? [])[0] ?? null;
}
