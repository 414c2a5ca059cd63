import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { lineOf } from '../../../common/search/base-map.ts';
import type { MapAnswer } from '../../../server/search/map/map-answer.ts';
import { areasOf, fetchBaseMap, linesOf, placesOf, type DetailShapes, type Shapes } from './shapes.ts';
import { streetLayers, TILES_SOURCE, type Color } from './street-layers.ts';

/** With street tiles, our own lakes and rivers give way to theirs, which are more exact. */
const OWN_DETAILS_TO_ZOOM = 9;

/** The product's own base map in the colors of the page around `frame`, with the operator's streets over it. */
export async function ownStyle(frame: HTMLElement, tiles: MapAnswer['tiles']): Promise<StyleSpecification> {
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
      ...NO_DETAILS,
      places: source(placesOf([])),
      ...(tiles && { [TILES_SOURCE]: { type: 'vector' as const, url: urlOf(tiles.address) } }),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': color('--blueprint-wash') } },
      { id: 'around', type: 'fill', source: 'around', paint: { 'fill-color': color('--wash') } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': color('--paper') } },
      ...detailLayers(color).map((layer) =>
        tiles === null ? layer : { ...layer, maxzoom: OWN_DETAILS_TO_ZOOM },
      ),
      ...(tiles === null ? [] : streetLayers(tiles, color)),
      ...borderLayers(color),
      ...placeLayers(color),
    ],
  };
}

const source = (data: Shapes) => ({ type: 'geojson' as const, data });
const urlOf = (address: string) => `pmtiles://${new URL(address, document.baseURI).href}`;

/** Filled once their file has come. */
const NO_DETAILS = {
  cities: source(placesOf([])),
  lakes: source(placesOf([])),
  rivers: source(placesOf([])),
} satisfies Record<keyof DetailShapes, unknown>;

const detailLayers = (color: Color): LayerSpecification[] => [
  {
    id: 'cities',
    type: 'fill',
    source: 'cities',
    minzoom: 4.5,
    paint: { 'fill-color': color('--wash'), 'fill-antialias': false },
  },
  {
    // The shapes are coarse: close up, a city ends in a soft edge, for it has no corners.
    id: 'city-edges',
    type: 'line',
    source: 'cities',
    minzoom: 6,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': color('--wash'),
      'line-width': ['interpolate', ['exponential', 2], ['zoom'], 6, 2, 13, 160],
      'line-blur': ['interpolate', ['exponential', 2], ['zoom'], 6, 1, 13, 80],
    },
  },
  {
    id: 'rivers',
    type: 'line',
    source: 'rivers',
    // Closer, smaller ones are there, too.
    filter: ['<=', ['get', 'rank'], ['+', ['zoom'], 1.5]],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': color('--blueprint'),
      'line-opacity': 0.45,
      'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.8, 8, 1.4, 13, 3],
    },
  },
  { id: 'lakes', type: 'fill', source: 'lakes', paint: { 'fill-color': color('--blueprint-wash') } },
];

const borderLayers = (color: Color): LayerSpecification[] => [
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
];

const placeLayers = (color: Color): LayerSpecification[] => [
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
      'text-offset': [1.3, 0],
      'symbol-sort-key': ['get', 'rank'],
      'text-padding': 6,
    },
    paint: {
      'text-color': color('--muted'),
      'text-halo-color': color('--paper'),
      'text-halo-width': 1.5,
    },
  },
];
