import { sql, type RawBuilder } from 'kysely';
import { CARD_COLUMNS, type CardRow } from '../../contractors/queries/card-columns.ts';
import type { Queryable } from '../../database/client.ts';
import { contractorsOfTrade, countContractorsOfTrade, type TradeAndRegion } from './contractors-of-trade.ts';
import { countAtOnce, countListed, isCountedAtOnce } from './count-at-once.ts';
import { filterConditions } from './filter-conditions.ts';
import type { ResolvedSearch } from './resolved-search.ts';
import { conditionsOf, kmFrom, type Point } from './search-conditions.ts';
import { isNamesake, orderOf } from './search-order.ts';

export type FoundRow = CardRow & {
  /** The distance from the point of the search, as used for the order; null where either has no place. */
  km: number | null;
  /** Its whole name was typed, which puts it first in the best match. */
  isNamesake: boolean;
};
export type FoundPage = {
  rows: FoundRow[];
  total: number;
  /** There are more than `total`, which were not counted. */
  isAtLeast: boolean;
};

/** Words that fit more contractors are not counted further: a reader says more, or reads the first pages. */
const COUNTED_MAX = 10_000;
/** Rows of an index that are read sooner than as many matches are sorted. */
const WALKED_MAX = 10_000;

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
  countedMax = COUNTED_MAX,
): Promise<FoundPage> {
  const trade = tradeAlone(search);
  if (trade !== null) return findOfTrade(database, trade, page, perPage);
  if (isByWords(search)) return findByWords(database, search, { page, perPage, countedMax });
  if (isCountedAtOnce(search)) {
    const { total, listed } = await countAtOnce(database, search);
    const isWalked = search.tradeId !== null && rowsWalked(page * perPage, total, listed) < total;
    const rows = await readPage(database, search, {
      limit: perPage,
      offset: (page - 1) * perPage,
      countsAlong: search.tradeId !== null && !isWalked,
      isWalked,
    });
    return { rows, total, isAtLeast: false };
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
  if (first && countsAlong) return { rows, total: first.total, isAtLeast: false };
  if (countsAlong && page === 1) return { rows, total: 0, isAtLeast: false };
  return { rows, total: await countContractors(database, search), isAtLeast: false };
}

/** Whether words decide: near a place few rows are left, and a business whose name was typed comes first. */
const isByWords = ({ tsquery, businessName, ids, point, box, newSince }: ResolvedSearch): boolean =>
  tsquery !== null && !newSince && [businessName, ids, point, box].every((narrowing) => narrowing === null);

/**
 * Sorts what fits, unless that is too many: to read and sort a fifth of all contractors takes a hundred times
 * as long as to walk an index in the wanted order.
 */
async function findByWords(
  database: Queryable,
  search: ResolvedSearch,
  { page, perPage, countedMax }: { page: number; perPage: number; countedMax: number },
): Promise<FoundPage> {
  const slice = { limit: perPage, offset: (page - 1) * perPage };
  const mostRead = countedMax + 1;
  const sorted = await readPage(database, search, { ...slice, countsAlong: true, mostRead });
  const isUnknown = sorted.length === 0 && page > 1;
  const total = isUnknown ? await countContractors(database, search, mostRead) : (sorted[0]?.total ?? 0);
  if (total <= countedMax) return { rows: sorted, total, isAtLeast: false };
  if (slice.offset >= countedMax) return { rows: [], total: countedMax, isAtLeast: true };
  const walked = rowsWalked(page * perPage, total, await countListed(database));
  const rows = await readPage(database, search, {
    ...slice,
    countsAlong: false,
    isWalked: walked <= WALKED_MAX,
  });
  return { rows, total: countedMax, isAtLeast: true };
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
): Promise<FoundPage> {
  const found = await contractorsOfTrade(database, trade, { limit: perPage, offset: (page - 1) * perPage });
  const rows = found.map((row) => ({ ...row, km: null, isNamesake: false }));
  const [first] = found;
  if (first || page === 1) return { rows, total: first?.total ?? 0, isAtLeast: false };
  return { rows, total: await countContractorsOfTrade(database, trade), isAtLeast: false };
}

/** The first matching contractors, uncounted, for a search that drops its conditions step by step. */
export function findFirst(database: Queryable, search: ResolvedSearch, limit: number): Promise<FoundRow[]> {
  return readPage(database, search, { limit, offset: 0, countsAlong: false });
}

/** The rows of an index in the wanted order that are read until so many fit; otherwise, all that fit are read and sorted. */
const rowsWalked = (wanted: number, total: number, listed: number): number => (wanted * listed) / total;

type PageOfRows = {
  limit: number;
  offset: number;
  countsAlong: boolean;
  isWalked?: boolean;
  /** The rows that are sorted at most, of those that fit; null: all of them. */
  mostRead?: number | null;
};

/** The limit stands in the statement: of a parameter, a plan for all values expects a tenth of the table. */
async function readPage(
  database: Queryable,
  search: ResolvedSearch,
  { limit, offset, countsAlong, isWalked = false, mostRead = null }: PageOfRows,
): Promise<(FoundRow & { total: number })[]> {
  const km = search.point === null ? kmFrom(null) : sql<number | null>`away.km`;
  const { rows } = await sql<FoundRow & { total: number }>`
    select ${sql.join(CARD_COLUMNS.map((column) => sql.ref(column)))}, found.km, found.total,
      ${isNamesake(search)} as "isNamesake"
    from (
      select c.id, ${km} as km, ${countsAlong ? sql`count(*) over ()::integer` : sql`0`} as total
      from ${fitting(search, isWalked, mostRead)}
      order by ${orderOf(search, km)}
      limit ${sql.lit(limit)} offset ${offset}::integer) found
    join contractors c on c.id = found.id
    order by ${orderOf(search, sql`found.km`)}`.execute(database);
  return rows;
}

/** The columns that an order reads. */
const ORDERED_BY = sql`c.id, c.standing_score, c.review_count, c.mean_rating, c.latest_review_at`;

function fitting(search: ResolvedSearch, isWalked: boolean, mostRead: number | null): RawBuilder<unknown> {
  const rows = sql`contractors c ${search.point === null ? sql`` : distanceOnce(search.point)}
    where ${conditionsOf(search, isWalked)}`;
  return mostRead === null ? rows : sql`(select ${ORDERED_BY} from ${rows} limit ${mostRead}::integer) c`;
}

/** Computed once for each row: the order asks for it several times. */
const distanceOnce = (point: Point) => sql`cross join lateral (select ${kmFrom(point)} as km offset 0) away`;

/** Counts no further than `mostRead`, where that is given. */
export async function countContractors(
  database: Queryable,
  search: ResolvedSearch,
  mostRead: number | null = null,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${fitting(search, false, mostRead)}`.execute(database);
  return rows[0]?.total ?? 0;
}
