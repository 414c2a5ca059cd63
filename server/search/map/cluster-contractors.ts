import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { widthOfBox, type MapBox } from '../../../common/search/map-box.ts';
import type { ReadContext } from '../../core/context.ts';
import type { Queryable } from '../../database/client.ts';
import { isWide, keptCells, mergeCells } from './kept-cells.ts';
import { shownMean } from '../../contractors/page/shown-ratings.ts';
import { shownPoint } from '../../contractors/shown-point.ts';

/** One contractor on a map, with the little that helps to choose a mark. */
export type MarkedContractor = {
  id: number;
  slug: string;
  name: string;
  /** Mean stars; null: too few reviews. */
  stars: number | null;
  hasRedFlag: boolean;
};

/** Contractors that lie close together on the map, or one of them by itself. */
export type Cluster = {
  latitude: number;
  longitude: number;
  count: number;
  /** The box around all of them; null where they are at one place. */
  box: MapBox | null;
  contractor: MarkedContractor | null;
};

/** More marks than these nobody tells apart. */
const CLUSTERS_MAX = 250;
const DEGREES_PER_RADIAN = 180 / Math.PI;
const DECIMALS = 5;
/** Fewer contractors are added up for each view. */
const KEPT_FROM = 30_000;

type PinRow = {
  count: number;
  latitude: number;
  longitude: number;
  west: number;
  east: number;
  south: number;
  north: number;
  id: number;
  slug: string | null;
  name: string | null;
  mean_rating: number | null;
  review_count: number | null;
  red_flag_level: string | null;
  show_map: boolean | null;
  show_address: boolean | null;
};

/**
 * The contractors `c` that conditions leave in a box, put together on a grid of so many columns. One query: the database counts,
 * whether ten are at a place or ten thousand.
 */
export async function clusterContractors(
  database: Queryable,
  where: RawBuilder<SqlBool>,
  { box, columns }: { box: MapBox; columns: number },
): Promise<Cluster[]> {
  const { wide, high } = gridOf(box, columns);
  // Longitudes behind the antimeridian go on to the east.
  const longitude = sql`(case when c.longitude < ${box.west}::float8 then c.longitude + 360 else c.longitude end)`;
  const { rows } = await sql<PinRow>`
    select cells.*, one.slug, one_profile.name, one.mean_rating::float8 as mean_rating, one.review_count,
      one.red_flag_level, one_profile.show_map, one_profile.show_address
    from (
      select count(*)::integer as count, avg(c.latitude) as latitude, avg(${longitude}) as longitude,
        min(${longitude}) as west, max(${longitude}) as east, min(c.latitude) as south, max(c.latitude) as north, min(c.id) as id
      from contractors c where ${where}
      group by floor(${longitude} / ${wide}::float8), floor(c.latitude / ${high}::float8)
      order by count(*) desc, min(c.id) limit ${CLUSTERS_MAX}::integer) cells
    left join contractors one on one.id = cells.id and cells.count = 1
    left join profiles one_profile on one_profile.id = one.id
    order by cells.count desc, cells.id`.execute(database);
  return rows.flatMap((row) => toCluster(row));
}

/** Cells about as high as they are wide on the map, so many beside each other. */
function gridOf(box: MapBox, columns: number): { wide: number; high: number } {
  const wide = widthOfBox(box) / columns;
  const middle = (box.south + box.north) / 2;
  return { wide, high: wide * Math.max(0.05, Math.cos(middle / DEGREES_PER_RADIAN)) };
}

/** The same from kept cells, for a wide view of contractors that a search does not narrow but by region; null: too few to keep. */
export async function clusterCells(
  context: ReadContext,
  regionIds: readonly number[] | null,
  { box, columns }: { box: MapBox; columns: number },
): Promise<Cluster[] | null> {
  if (!isWide(box)) return null;
  const { total } = await context.database
    .selectFrom('contractor_counts')
    .select(({ fn }) => fn.sum<number | string>('count').as('total'))
    .executeTakeFirstOrThrow();
  if (Number(total ?? 0) < KEPT_FROM) return null;
  const cells = (await keptCells(context)).filter(
    ({ regionId }) => regionIds === null || (regionId !== null && regionIds.includes(regionId)),
  );
  return mergeCells(cells, box, gridOf(box, columns))
    .slice(0, CLUSTERS_MAX)
    .map((cell) => toSeveral(cell));
}

const round = (degrees: number): number => Number(degrees.toFixed(DECIMALS));
const wrapped = (longitude: number): number => (longitude > 180 ? longitude - 360 : longitude);

/** One that shows no map is on none; what several have in common tells of none of them. */
function toCluster(row: PinRow): Cluster[] {
  const { count, id, slug, name } = row;
  if (count === 1 && slug !== null && name !== null) {
    if (!row.show_map) return [];
    const at = shownPoint(row, row.show_address === true);
    const contractor = {
      id,
      slug,
      name,
      stars: shownMean(row.mean_rating, row.review_count ?? 0),
      hasRedFlag: row.red_flag_level !== null,
    };
    return [{ ...at, longitude: wrapped(at.longitude), count, box: null, contractor }];
  }
  return [toSeveral(row)];
}

type Several = Pick<PinRow, 'count' | 'latitude' | 'longitude' | 'west' | 'south' | 'east' | 'north'>;

function toSeveral({ count, latitude, longitude, west, south, east, north }: Several): Cluster {
  const isOnePlace = east - west < 0.0005 && north - south < 0.0005;
  const box = {
    west: round(wrapped(west)),
    south: round(south),
    east: round(wrapped(east)),
    north: round(north),
  };
  return {
    latitude: round(latitude),
    longitude: round(wrapped(longitude)),
    count,
    box: isOnePlace ? null : box,
    contractor: null,
  };
}
