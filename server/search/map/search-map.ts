import type { RawBuilder, SqlBool } from 'kysely';
import { DISTANCE_KM, KM_PER_MILE, type ContractorSearch } from '../../../common/search/contractor-search.ts';
import { toBox, type MapBox } from '../../../common/search/map-box.ts';
import type { ReadContext } from '../../core/context.ts';
import { boundsOfArea } from '../../maps/base-map.ts';
import { boxAround, viewOf } from '../../maps/map-view.ts';
import { drawStaticMap } from '../../maps/static-map.ts';
import { meantSearch, type MeantSearch } from '../meant-search.ts';
import { conditionsOf } from '../queries/search-conditions.ts';
import { clusterContractors } from './cluster-contractors.ts';
import { mainPlacesIn } from './main-places.ts';

const SIZE = { width: 300, height: 210 };
const COLUMNS = 8;
/** Of the lower states, of Mexico, and of both. */
const COUNTRIES = {
  US: { west: -125, south: 24.3, east: -66.7, north: 49.6 },
  MX: { west: -117.3, south: 14.4, east: -86.6, north: 32.8 },
  all: { west: -125, south: 14.4, east: -66.7, north: 49.6 },
};

/** Where a search finds whom, as a picture. A search that names a part of the map finds nobody beyond it. */
export async function drawSearchMap(context: ReadContext, asked: ContractorSearch): Promise<string> {
  const meant = await meantSearch(context, asked);
  const resolved = meant.numbered ?? meant.resolve(meant.words);
  return drawMarks(context, boxOfSearch(meant), (inView) =>
    meant.area.isClear ? conditionsOf({ ...resolved, box: resolved.box ?? inView }) : null,
  );
}

/** A part of the map with the contractors `c` that conditions leave in it; null: nobody is asked for. */
export async function drawMarks(
  context: ReadContext,
  box: MapBox,
  conditionsIn: (inView: MapBox) => RawBuilder<SqlBool> | null,
): Promise<string> {
  const view = viewOf(box, SIZE.width, SIZE.height);
  const inView = seenBox(view.box);
  const where = conditionsIn(inView);
  const [places, marks] = await Promise.all([
    mainPlacesIn(context, view.box),
    where === null ? [] : clusterContractors(context.database, where, { box: inView, columns: COLUMNS }),
  ]);
  return drawStaticMap({ view, places, marks });
}

/** The part of the map that a search is about. */
export function boxOfSearch({
  search,
  area,
  lists,
}: Pick<MeantSearch, 'area' | 'lists'> & {
  search: Pick<ContractorSearch, 'box' | 'within'>;
}): MapBox {
  if (search.box !== null) return search.box;
  const { place, regionId, country, unit } = area;
  if (place !== null)
    return boxAround(place, unit === 'km' ? DISTANCE_KM[search.within] : search.within * KM_PER_MILE);
  const region = regionId === null ? undefined : lists.regionOf(regionId);
  // Alaska reaches over the antimeridian: the country shows all of it that has roads.
  const bounds = region === undefined || region.code === 'US-AK' ? null : boundsOfArea(region.code);
  return bounds ?? COUNTRIES[country ?? 'all'];
}

/** As the map shows it; one that goes around the world, or to a pole, ends there. */
export const seenBox = (box: MapBox): MapBox => toBox(box) ?? COUNTRIES.all;
