import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { widthOfBox, type MapBox } from '../../../common/search/map-box.ts';
import { filterConditions } from './filter-conditions.ts';
import type { ResolvedSearch } from './resolved-search.ts';
import { isListedContractor } from '../../conditions/public-rows.ts';

const EARTH_RADIUS_KM = 6371.0088;

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
    isListedContractor('c'),
    ...(search.ids === null ? [] : [sql<SqlBool>`c.id = any(${sql.val([...search.ids])}::integer[])`]),
    ...(search.regionId === null ? [] : [sql<SqlBool>`${region} = ${search.regionId}::integer`]),
    ...(search.countryRegionIds === null
      ? []
      : [sql<SqlBool>`${region} = any(${sql.val([...search.countryRegionIds])}::integer[])`]),
    ...(tradeId === null ? [] : [isOfTrade(tradeId, isWalked || isBounded(search))]),
    ...(search.tsquery === null ? [] : [hasWords(search.tsquery, isWalked)]),
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

/** The function behind `@@` reads no index of words. */
const hasWords = (tsquery: string, isWalked: boolean): RawBuilder<SqlBool> =>
  isWalked
    ? sql`ts_match_vq(c.search_document, ${tsquery}::text::tsquery)`
    : sql`c.search_document @@ ${tsquery}::text::tsquery`;

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

export type Point = { latitude: number; longitude: number };

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
