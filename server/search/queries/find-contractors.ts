import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { widthOfBox, type MapBox } from '../../../common/map-box.ts';
import { showsStars } from '../../contractors/shown-ratings.ts';
import { ORGANIC_WEIGHTS, PROXIMITY_HALF_KM } from '../../contractors/organic-order.ts';
import { CARD_COLUMNS, type CardRow } from '../../contractors/queries/card-columns.ts';
import type { Queryable } from '../../database/client.ts';
import { contractorsOfTrade, countContractorsOfTrade, type TradeAndRegion } from './contractors-of-trade.ts';
import { countAtOnce, isCountedAtOnce } from './count-at-once.ts';
import { filterConditions } from './filter-conditions.ts';
import type { ResolvedSearch } from './resolved-search.ts';

const EARTH_RADIUS_KM = 6371.0088;

export type FoundRow = CardRow & {
  /** The distance from the point of the search, as used for the order; null where either has no place. */
  km: number | null;
  /** Its whole name was typed, which puts it first in the best match. */
  isNamesake: boolean;
};
export type Found = { rows: FoundRow[]; total: number };

/**
 * One page of the matching contractors. A trade alone comes from an index of its own, in order. Trade, region and country are
 * counted without a look at the rows, and the page comes from an index in the wanted order. Where few can match, one
 * statement finds, counts and sorts them. Otherwise the count is a separate statement.
 */
export async function findContractors(
  database: Queryable,
  search: ResolvedSearch,
  page: number,
  perPage: number,
): Promise<Found> {
  const trade = tradeAlone(search);
  if (trade !== null) return findOfTrade(database, trade, page, perPage);
  if (isCountedAtOnce(search)) {
    const { total, listed } = await countAtOnce(database, search);
    const isWalked = search.tradeId !== null && rowsWalked(page * perPage, total, listed) < total;
    const rows = await readPage(database, search, {
      limit: perPage,
      offset: (page - 1) * perPage,
      countsAlong: search.tradeId !== null && !isWalked,
      isWalked,
    });
    return { rows, total };
  }
  const countsAlong =
    search.ids !== null ||
    search.tradeId !== null ||
    search.tsquery !== null ||
    search.point !== null ||
    search.box !== null;
  const rows = await readPage(database, search, {
    limit: perPage,
    offset: (page - 1) * perPage,
    countsAlong,
  });
  const [first] = rows;
  if (first && countsAlong) return { rows, total: first.total };
  if (countsAlong && page === 1) return { rows, total: 0 };
  return { rows, total: await countContractors(database, search) };
}

/**
 * The trade that is searched alone or with a region, best first; null where other conditions or another order
 * apply.
 */
function tradeAlone(search: ResolvedSearch): TradeAndRegion | null {
  const { tradeId, regionId, countryRegionIds, sort, tsquery, point, ids, box } = search;
  const isNarrowed =
    [ids, countryRegionIds, tsquery, point, box].some((narrowing) => narrowing !== null) ||
    filterConditions(search).size > 0;
  return search.newSince || tradeId === null || sort !== 'best_match' || isNarrowed
    ? null
    : { tradeId, regionId };
}

async function findOfTrade(
  database: Queryable,
  trade: TradeAndRegion,
  page: number,
  perPage: number,
): Promise<Found> {
  const found = await contractorsOfTrade(database, trade, { limit: perPage, offset: (page - 1) * perPage });
  const rows = found.map((row) => ({ ...row, km: null, isNamesake: false }));
  const [first] = found;
  if (first || page === 1) return { rows, total: first?.total ?? 0 };
  return { rows, total: await countContractorsOfTrade(database, trade) };
}

/** The first matching contractors, uncounted, for a search that drops its conditions step by step. */
export function findFirst(database: Queryable, search: ResolvedSearch, limit: number): Promise<FoundRow[]> {
  return readPage(database, search, { limit, offset: 0, countsAlong: false });
}

/** The rows of an index in the wanted order that are read until so many fit; otherwise, all that fit are read and sorted. */
const rowsWalked = (wanted: number, total: number, listed: number): number => (wanted * listed) / total;

type PageOfRows = { limit: number; offset: number; countsAlong: boolean; isWalked?: boolean };

async function readPage(
  database: Queryable,
  search: ResolvedSearch,
  { limit, offset, countsAlong, isWalked = false }: PageOfRows,
): Promise<(FoundRow & { total: number })[]> {
  const km = search.point === null ? kmFrom(null) : sql<number | null>`away.km`;
  const { rows } = await sql<FoundRow & { total: number }>`
    select ${sql.join(CARD_COLUMNS.map((column) => sql.ref(column)))}, found.km, found.total,
      ${isNamesake(search)} as "isNamesake"
    from (
      select c.id, ${km} as km, ${countsAlong ? sql`count(*) over ()::integer` : sql`0`} as total
      from contractors c ${search.point === null ? sql`` : distanceOnce(search.point)}
      where ${conditionsOf(search, isWalked)}
      order by ${orderOf(search, km)}
      limit ${limit}::integer offset ${offset}::integer) found
    join contractors c on c.id = found.id
    order by ${orderOf(search, sql`found.km`)}`.execute(database);
  return rows;
}

/** Computed once for each row: the order asks for it several times. */
const distanceOnce = (point: Point) => sql`cross join lateral (select ${kmFrom(point)} as km offset 0) away`;

export async function countContractors(database: Queryable, search: ResolvedSearch): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from contractors c where ${conditionsOf(search)}`.execute(database);
  return rows[0]?.total ?? 0;
}

const isNewSince = (since: Date) => sql<SqlBool>`c.id in (
  select fresh.id from contractors fresh where fresh.created_at > ${since}::timestamptz
  union all select claim.contractor_id from contractor_claims claim
    where claim.state = 'accepted' and claim.closed_at > ${since}::timestamptz)`;

type Condition = Expression<SqlBool> | RawBuilder<SqlBool>;

/** On contractors as `c`. `isWalked`: the rows are to be read from an index in the wanted order. */
export function conditionsOf(search: ResolvedSearch, isWalked = false): RawBuilder<SqlBool> {
  const { tradeId, point, withinKm, box } = search;
  const region = isWalked ? sql`(c.region_id + 0)` : sql`c.region_id`;
  const conditions: Condition[] = [
    sql<SqlBool>`c.hidden_at is null`,
    ...(search.ids === null ? [] : [sql<SqlBool>`c.id = any(${sql.val([...search.ids])}::integer[])`]),
    ...(search.regionId === null ? [] : [sql<SqlBool>`${region} = ${search.regionId}::integer`]),
    ...(search.countryRegionIds === null
      ? []
      : [sql<SqlBool>`${region} = any(${sql.val([...search.countryRegionIds])}::integer[])`]),
    ...(tradeId === null ? [] : [isOfTrade(tradeId, isWalked || isBounded(search))]),
    ...(search.tsquery === null ? [] : [sql<SqlBool>`c.search_document @@ ${search.tsquery}::text::tsquery`]),
    ...(point === null || withinKm === null ? [] : [isWithin(point, withinKm)]),
    ...(search.newSince ? [isNewSince(search.newSince)] : []),
    ...(box === null ? [] : [isInBox(box)]),
    ...filterConditions(search).values(),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/**
 * A plan is made once for all trades, so it takes each for a rare one and reads the index of trades. Where another index is
 * better, `any` keeps the plan to that: the order's, or that of a place, which holds the trades.
 */
const isOfTrade = (tradeId: number, byOtherIndex: boolean): RawBuilder<SqlBool> =>
  byOtherIndex ? sql`${tradeId}::integer = any(c.trade_ids)` : sql`c.trade_ids @> array[${tradeId}::integer]`;

const isBounded = ({ point, withinKm, box }: ResolvedSearch): boolean =>
  (point !== null && withinKm !== null) || (box !== null && isNarrow(box));

/** Wider than this, a box says so little that no index should be read for it alone. */
const WIDE_BOX_DEGREES = 6;
const isNarrow = (box: MapBox): boolean => widthOfBox(box) <= WIDE_BOX_DEGREES;

/** Around the antimeridian a box has two ends. */
function isInBox(box: MapBox): RawBuilder<SqlBool> {
  const { west, south, east, north } = box;
  const latitude = isNarrow(box) ? sql`c.latitude` : sql`(c.latitude + 0)`;
  return sql<SqlBool>`${latitude} between ${south}::float8 and ${north}::float8 and ${
    west < east
      ? sql`c.longitude between ${west}::float8 and ${east}::float8`
      : sql`(c.longitude >= ${west}::float8 or c.longitude <= ${east}::float8)`
  }`;
}

type Point = { latitude: number; longitude: number };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point on the globe in kilometers, as `ll_to_earth` gives it, which a plan for all values would ask again for each row. */
function earthPoint({ latitude, longitude }: Point): RawBuilder<unknown> {
  const [up, around] = [radians(latitude), radians(longitude)];
  const spot = [Math.cos(up) * Math.cos(around), Math.cos(up) * Math.sin(around), Math.sin(up)];
  return sql`${`(${spot.map((part) => EARTH_RADIUS_KM * part).join()})`}::cube`;
}

/** The chord in kilometres; over 100 miles it is five metres short of the way on the ground. */
export function kmFrom(point: Point | null): RawBuilder<number | null> {
  return point === null ? sql`null::float8` : sql`(c.location <-> ${earthPoint(point)})`;
}

function isWithin(point: Point, km: number): RawBuilder<SqlBool> {
  const chordKm = 2 * EARTH_RADIUS_KM * Math.sin(km / (2 * EARTH_RADIUS_KM));
  // The box finds the rows by the index, the distance cuts its corners off.
  return sql`c.location <@ cube_enlarge(${earthPoint(point)}, ${chordKm}::float8, 3) and ${kmFrom(point)} <= ${chordKm}::float8`;
}

/**
 * "Best match" is the organic order exactly as docs/ranking.md defines it, so that readers can recompute it.
 * A business whose whole name was typed comes first.
 */
export function orderOf(search: ResolvedSearch, km: RawBuilder<number | null>): RawBuilder<unknown> {
  switch (search.sort) {
    case 'rating':
      return sql`${showsStars} desc, c.mean_rating desc nulls last, c.review_count desc, c.id`;
    case 'most_reviewed':
      return sql`c.review_count desc, c.id`;
    case 'newest_reviews':
      return sql`c.latest_review_at desc nulls last, c.id`;
    case 'nearest':
      return sql`${km}, c.id`;
    case 'best_match':
      return sql`${namesakeFirst(search)} ${organic(search, km)} desc, c.id`;
  }
}

function isNamesake({ tsquery, businessName }: ResolvedSearch): RawBuilder<boolean> {
  return tsquery === null || businessName === null ? sql`false` : sql`(c.plain_name = ${businessName}::text)`;
}

function namesakeFirst(search: ResolvedSearch): RawBuilder<unknown> {
  return search.businessName === null ? sql`` : sql`${isNamesake(search)} desc,`;
}

function organic({ point }: ResolvedSearch, km: RawBuilder<number | null>): RawBuilder<unknown> {
  if (point === null) return sql`c.standing_score`;
  const [weight, half] = [sql`${ORGANIC_WEIGHTS.proximity}::float8`, sql`${PROXIMITY_HALF_KM}::float8`];
  return sql`c.standing_score + coalesce(${weight} * (1 / (1 + (${km} / ${half}) * (${km} / ${half}))), 0)`;
}
