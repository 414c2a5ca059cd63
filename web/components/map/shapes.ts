import type { GeoJSONSource } from 'maplibre-gl';
import {
  BASE_MAP_PATH,
  cornersOf,
  MAP_DETAILS_PATH,
  pairsOf,
  readBaseMap,
  readMapDetails,
  type BaseMap,
  type MapDetails,
  type StoredBaseMap,
  type StoredDetails,
} from '../../../common/search/base-map.ts';
import type { MainPlace } from '../../../server/maps/place-labels.ts';

export type Shapes = Exclude<Parameters<GeoJSONSource['setData']>[0], string>;
type Lines = Pick<BaseMap, 'lines'>;

export const fetchBaseMap = fetchedOnce(BASE_MAP_PATH, (stored) => readBaseMap(stored as StoredBaseMap));
export const fetchDetails = fetchedOnce(MAP_DETAILS_PATH, (stored) =>
  shapesOfDetails(readMapDetails(stored as StoredDetails)),
);

/** Fetched once for all maps of a visit; after a failure, again. */
function fetchedOnce<T>(path: string, read: (stored: unknown) => T): () => Promise<T> {
  let fetched: Promise<T> | null = null;
  return () => {
    fetched ??= fetch(path)
      .then(async (answer) => read(await answer.json()))
      .catch((error: unknown) => {
        fetched = null;
        throw error;
      });
    return fetched;
  };
}

/** Each ring is an area of its own. */
export const areasOf = (map: Lines, rings: BaseMap['neighbors']): Shapes => ({
  type: 'MultiPolygon',
  coordinates: rings.map((ring) => [cornersOf(map, ring)]),
});

export const linesOf = ({ lines }: Lines, wanted: readonly number[]): Shapes => ({
  type: 'MultiLineString',
  coordinates: pairsOfLines(lines, wanted),
});

/** The names of the main places, the largest first. */
export const placesOf = (places: readonly MainPlace[]): Shapes => ({
  type: 'FeatureCollection',
  features: places.map(({ name, latitude, longitude }, rank) => ({
    type: 'Feature',
    properties: { name, rank },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  })),
});

/** Rivers, lakes and cities, by the name of their source. */
export type DetailShapes = Record<'cities' | 'lakes' | 'rivers', Shapes>;

function shapesOfDetails(details: MapDetails): DetailShapes {
  const areas = (shapes: MapDetails['lakes']): Shapes => ({
    type: 'MultiPolygon',
    coordinates: shapes.map((rings) => rings.map((ring) => cornersOf(details, [ring]))),
  });
  return {
    cities: areas(details.cities),
    lakes: areas(details.lakes),
    rivers: {
      type: 'FeatureCollection',
      features: details.rivers.map((ofRank, rank) => ({
        type: 'Feature',
        properties: { rank },
        geometry: { type: 'MultiLineString', coordinates: pairsOfLines(details.lines, ofRank) },
      })),
    },
  };
}

const pairsOfLines = (lines: BaseMap['lines'], wanted: readonly number[]) =>
  wanted.flatMap((at) => lines[at] ?? []).map(({ points }) => pairsOf(points));
