import type { GeoJSONSource, StyleSpecification } from 'maplibre-gl';
import {
  BASE_MAP_PATH,
  cornersOf,
  lineOf,
  pairsOf,
  readBaseMap,
  type BaseMap,
  type StoredBaseMap,
} from '../../../common/search/base-map.ts';
import type { MainPlace } from '../../../server/maps/place-labels.ts';

type Shapes = Exclude<Parameters<GeoJSONSource['setData']>[0], string>;

let fetched: Promise<BaseMap> | null = null;

/** Fetched once for all maps of a visit; after a failure, again. */
function fetchBaseMap(): Promise<BaseMap> {
  fetched ??= fetch(BASE_MAP_PATH)
    .then(async (answer) => readBaseMap((await answer.json()) as StoredBaseMap))
    .catch((error: unknown) => {
      fetched = null;
      throw error;
    });
  return fetched;
}

/** The product's own base map in the colors of the page around `frame`. */
export async function ownStyle(frame: HTMLElement): Promise<StyleSpecification> {
  const map = await fetchBaseMap();
  const styles = getComputedStyle(frame);
  const color = (token: string) => styles.getPropertyValue(token).trim();
  const rings = [...map.areas.values()].flat();
  return {
    version: 8,
    sources: {
      around: source(areasOf(map, map.neighbors)),
      land: source(areasOf(map, rings)),
      counties: source(linesOf(map, map.counties)),
      states: source(linesOf(map, [...new Set(rings.flat().map(lineOf))])),
      places: source(placesOf([])),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': color('--blueprint-wash') } },
      { id: 'around', type: 'fill', source: 'around', paint: { 'fill-color': color('--wash') } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': color('--paper') } },
      {
        id: 'counties',
        type: 'line',
        source: 'counties',
        minzoom: 6,
        paint: { 'line-color': color('--line-strong'), 'line-width': 1, 'line-opacity': 0.35 },
      },
      {
        id: 'states',
        type: 'line',
        source: 'states',
        paint: { 'line-color': color('--line-strong'), 'line-width': 1.2, 'line-opacity': 0.8 },
      },
      {
        id: 'dots',
        type: 'circle',
        source: 'places',
        filter: ['<', ['get', 'rank'], 30],
        paint: { 'circle-radius': 2, 'circle-color': color('--muted') },
      },
      {
        id: 'places',
        type: 'symbol',
        source: 'places',
        layout: {
          'text-field': ['get', 'name'],
          // Without an address for glyphs, they are drawn from the typefaces that the page has.
          'text-font': ['Public Sans Variable'],
          'text-size': 13,
          // Beside its dot, so that a mark on the place leaves its name to be read.
          'text-anchor': 'left',
          'text-offset': [1, 0],
          'symbol-sort-key': ['get', 'rank'],
          'text-padding': 6,
        },
        paint: {
          'text-color': color('--muted'),
          'text-halo-color': color('--paper'),
          'text-halo-width': 1.5,
        },
      },
    ],
  };
}

const source = (data: Shapes) => ({ type: 'geojson' as const, data });

const areasOf = (map: BaseMap, rings: BaseMap['neighbors']): Shapes => ({
  type: 'MultiPolygon',
  coordinates: rings.map((ring) => [cornersOf(map, ring)]),
});

const linesOf = ({ lines }: BaseMap, wanted: readonly number[]): Shapes => ({
  type: 'MultiLineString',
  coordinates: wanted.flatMap((at) => lines[at] ?? []).map(({ points }) => pairsOf(points)),
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
