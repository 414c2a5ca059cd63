import type { RawBuilder, SqlBool } from 'kysely';
import type { MapBox } from '../../../common/search/map-box.ts';
import type { ReadContext } from '../../core/context.ts';
import { tilesToDraw } from '../../maps/serve-street-tiles.ts';
import { clusterCells, clusterContractors } from './cluster-contractors.ts';
import { listedPoints } from './listed-points.ts';
import { mainPlacesIn } from './main-places.ts';
import type { MapAnswer } from './map-answer.ts';

/** More names of places than these no view has room for. */
const PLACES_MAX = 60;

type MapQuery = {
  view: MapBox;
  columns: number;
  ids: readonly number[];
  /** The contractors that a search finds in the view; null: the place of the search is not clear. */
  where: RawBuilder<SqlBool> | null;
  /** Where regions are all that narrows it: these, or null for all of them. */
  onlyRegions?: { ids: readonly number[] | null } | null;
};

/** All that is drawn on a visible part of the map. */
export async function drawAnswer(
  context: ReadContext,
  { view, columns, ids, where, onlyRegions = null }: MapQuery,
): Promise<MapAnswer> {
  const {
    database,
    config: { mapStyleUrl, streetTiles },
  } = context;
  const marksIn = async () =>
    (onlyRegions && (await clusterCells(context, onlyRegions.ids, { box: view, columns }))) ??
    (where === null ? [] : clusterContractors(database, where, { box: view, columns }));
  const [clusters, places, points] = await Promise.all([
    where === null ? [] : marksIn(),
    mainPlacesIn(context, view),
    listedPoints(database, ids),
  ]);
  return {
    view,
    street: mapStyleUrl,
    tiles: streetTiles && tilesToDraw(streetTiles),
    clusters,
    places: places
      .slice(0, PLACES_MAX)
      .map(({ name, latitude, longitude }) => ({ name, latitude, longitude })),
    points,
  };
}
