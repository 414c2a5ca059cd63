import { sql } from 'kysely';
import { widthOfBox, type MapBox } from '../../../common/search/map-box.ts';
import type { ReadContext } from '../../core/context.ts';
import { cachedForAMinute } from '../../core/pages/cached-for-a-minute.ts';
import { isListedContractor } from '../../conditions/public-rows.ts';

/** The contractors in a small cell of the map, added up; longitudes behind the antimeridian go on to the east in merged ones. */
export type Cell = {
  regionId: number | null;
  count: number;
  latitude: number;
  longitude: number;
  west: number;
  east: number;
  south: number;
  north: number;
};

/** A quarter of a degree, far below what a mark of a wide view covers. */
const CELL_DEGREES = 0.25;
/** Views from here on show cells whole. */
const WIDE_DEGREES = 10;

/** Whether a view is so wide that kept cells tell as much of it as contractors do. */
export const isWide = (box: MapBox): boolean => widthOfBox(box) >= WIDE_DEGREES;

/** All contractors by cell, up to a minute old: adding up half a million for each move of a map would take a third of a second. */
export const keptCells = cachedForAMinute(async ({ database }: ReadContext): Promise<Cell[]> => {
  const { rows } = await sql<Cell>`
    select c.region_id as "regionId", count(*)::integer as count, avg(c.latitude) as latitude, avg(c.longitude) as longitude,
      min(c.longitude) as west, max(c.longitude) as east, min(c.latitude) as south, max(c.latitude) as north
    from contractors c where ${isListedContractor('c')} and c.latitude is not null and c.longitude is not null
    group by c.region_id, floor(c.longitude / ${CELL_DEGREES}::float8), floor(c.latitude / ${CELL_DEGREES}::float8)`.execute(
    database,
  );
  return rows;
}).read;

/** Cells of a box put together on a grid whose cells are so wide and so high. */
export function mergeCells(
  cells: readonly Cell[],
  box: MapBox,
  { wide, high }: { wide: number; high: number },
): Cell[] {
  const merged = new Map<string, Cell>();
  for (const cell of cells) {
    const east = cell.longitude < box.west ? 360 : 0;
    const longitude = cell.longitude + east;
    const isIn =
      longitude >= box.west &&
      longitude <= box.west + widthOfBox(box) &&
      cell.latitude >= box.south &&
      cell.latitude <= box.north;
    if (!isIn) continue;
    const key = `${Math.floor(longitude / wide)} ${Math.floor(cell.latitude / high)}`;
    const moved = { ...cell, longitude, west: cell.west + east, east: cell.east + east };
    const known = merged.get(key);
    merged.set(key, known === undefined ? moved : add(known, moved));
  }
  return [...merged.values()].sort((one, other) => other.count - one.count);
}

function add(one: Cell, other: Cell): Cell {
  const count = one.count + other.count;
  const mean = (key: 'latitude' | 'longitude') => (one[key] * one.count + other[key] * other.count) / count;
  return {
    regionId: null,
    count,
    latitude: mean('latitude'),
    longitude: mean('longitude'),
    west: Math.min(one.west, other.west),
    east: Math.max(one.east, other.east),
    south: Math.min(one.south, other.south),
    north: Math.max(one.north, other.north),
  };
}
