import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Queryable } from '../../database/client.ts';
import type { Place } from '../../places/place.ts';
import { PRICE_METROS } from '../metro.ts';
import { GUIDE_LIFETIME_HOURS } from '../price-guide.ts';

export type GuideKey = { tradeId: number; metro: string };

const KEY = ['trade_id as tradeId', 'metro'] as const;

/** On price_guides: there are figures, young enough to be shown. */
export const hasFigures = (now: Date | RawBuilder<Date>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(bands is not null
    and computed_at > ${now}::timestamptz - make_interval(hours => ${GUIDE_LIFETIME_HOURS}::integer))`;

export type GuideRow = NonNullable<Awaited<ReturnType<typeof readGuide>>>;

/** Undefined where no review counts. */
export const readGuide = (database: Queryable, { tradeId, metro }: GuideKey) =>
  database
    .selectFrom('price_guides')
    .select(['reviews', 'contractors', 'bands', 'computed_at as computedAt'])
    .select(['quotes', 'quote_contractors as quoteContractors', 'quote_customers as quoteCustomers'])
    .select(['quote_low as quoteLow', 'quote_median as quoteMedian', 'quote_high as quoteHigh'])
    .where('trade_id', '=', tradeId)
    .where('metro', '=', metro)
    .executeTakeFirst();

export const allGuides = (database: Queryable, now: Date): Promise<GuideKey[]> =>
  database.selectFrom('price_guides').select(KEY).where(hasFigures(now)).orderBy('id').execute();

/** Guides of other trades in the same metro, and of the same trade in others. */
export async function guidesBeside(
  database: Queryable,
  { tradeId, metro }: GuideKey,
  now: Date,
): Promise<{ sameMetro: GuideKey[]; sameTrade: GuideKey[] }> {
  const beside = await database
    .selectFrom('price_guides')
    .select(KEY)
    .where(hasFigures(now))
    .where(({ eb, or, and }) =>
      or([
        and([eb('metro', '=', metro), eb('trade_id', '!=', tradeId)]),
        and([eb('trade_id', '=', tradeId), eb('metro', '!=', metro)]),
      ]),
    )
    .orderBy('reviews', 'desc')
    .orderBy('id')
    .execute();
  return {
    sameMetro: beside.filter((one) => one.metro === metro),
    sameTrade: beside.filter((one) => one.tradeId === tradeId),
  };
}

/** The guide of the nearest metro that the place lies in, with figures; null: there is none. */
export async function guideNear(
  database: Queryable,
  {
    tradeId,
    country,
    latitude,
    longitude,
  }: Pick<Place, 'latitude' | 'longitude'> & {
    tradeId: number;
    country: string | null;
  },
  now: Date,
): Promise<GuideKey | null> {
  const km = PRICE_METROS.find((metro) => metro.country === country)?.km ?? 0;
  const distance = sql<number>`(ll_to_earth(latitude, longitude)
    <-> ll_to_earth(${latitude}::float8, ${longitude}::float8))`;
  const row = await database
    .selectFrom('price_guides')
    .select(KEY)
    .where('trade_id', '=', tradeId)
    .where('country', '=', country ?? '')
    .where(hasFigures(now))
    .where(sql<SqlBool>`${distance} < ${km}::float8`)
    .orderBy(distance)
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
