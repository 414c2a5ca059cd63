import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapAnswer } from '../../../server/search/map/map-answer.ts';
import { SCHEMAS, type Naming, type Roads } from './street-schemas.ts';

/** The value of a token where the map is. */
export type Color = (token: string) => string;

export const TILES_SOURCE = 'street-tiles';

/** From which zoom a kind is drawn, how strong, and how wide there and close up. */
const ROADS = {
  minor: { zoom: 12, opacity: 0.3, width: [0.5, 6] },
  major: { zoom: 8, opacity: 0.45, width: [0.5, 9] },
  highway: { zoom: 5, opacity: 0.7, width: [0.6, 11] },
} as const satisfies Record<Roads, unknown>;
const CLOSE_UP = 17;
const FROM_ZOOM = { land: 5, buildings: 15, numbers: 8, names: 13 };
const AREA: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon'];

const LINE: ExpressionSpecification = ['==', ['geometry-type'], 'LineString'];

/** Drawn only where an archive has its source layer. */
type TileLayer = Extract<LayerSpecification, { 'source-layer'?: string }> & { 'source-layer': string };

/** The operator's streets in the product's own tokens. An archive may have less than its schema. */
export function streetLayers(
  { schema, layers }: NonNullable<MapAnswer['tiles']>,
  color: Color,
): LayerSpecification[] {
  const naming = SCHEMAS[schema];
  const drawn = [...areaLayers(naming, color), ...roadLayers(naming, color), ...nameLayers(naming, color)];
  return drawn.filter((layer) => layers.includes(layer['source-layer']));
}

const from = (id: string, layer: string) => ({
  id: `tiles-${id}`,
  source: TILES_SOURCE,
  'source-layer': layer,
});

function areaLayers(naming: Naming, color: Color): TileLayer[] {
  const { land, green, streams, buildings } = naming;
  const fill = (
    id: string,
    token: string,
    layer = id,
    filter: ExpressionSpecification = AREA,
  ): Extract<TileLayer, { type: 'fill' }> => ({
    ...from(id, layer),
    type: 'fill',
    minzoom: FROM_ZOOM.land,
    filter,
    paint: { 'fill-color': color(token) },
  });
  return [
    ...(land === null ? [] : [fill('land', '--paper', land)]),
    ...Object.entries(green).map(([layer, kinds]) =>
      fill(layer, '--good-wash', layer, ['all', AREA, isKind(naming, kinds)]),
    ),
    fill('water', '--blueprint-wash'),
    {
      ...from('streams', streams),
      type: 'line',
      filter: LINE,
      paint: { 'line-color': color('--blueprint'), 'line-opacity': 0.45 },
    },
    { ...fill('buildings', '--wash', buildings), minzoom: FROM_ZOOM.buildings },
  ];
}

const roadLayers = (naming: Naming, color: Color): TileLayer[] =>
  (Object.keys(ROADS) as Roads[]).map((kind) => {
    const { zoom, opacity, width } = ROADS[kind];
    return {
      ...from(kind, naming.roads),
      type: 'line',
      minzoom: zoom,
      filter: isKind(naming, naming.kinds[kind]),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': color('--line-strong'),
        'line-opacity': opacity,
        'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], zoom, width[0], CLOSE_UP, width[1]],
      },
    };
  });

function nameLayers(naming: Naming, color: Color): TileLayer[] {
  const named = (
    id: string,
    text: ExpressionSpecification,
    zoom: number,
    filter: ExpressionSpecification,
  ) => ({
    ...from(id, naming.names),
    type: 'symbol' as const,
    minzoom: zoom,
    filter,
    layout: {
      'symbol-placement': 'line' as const,
      'symbol-spacing': 350,
      'text-field': text,
      'text-font': ['Public Sans Variable'],
      'text-size': 11.5,
    },
    paint: {
      'text-color': color('--muted'),
      'text-halo-color': color('--paper'),
      'text-halo-width': 1.5,
    },
  });
  return [
    named('numbers', naming.number, FROM_ZOOM.numbers, isKind(naming, naming.kinds.highway)),
    named('names', ['get', 'name'], FROM_ZOOM.names, LINE),
  ];
}

const isKind = ({ kind }: Naming, kinds: readonly string[]): ExpressionSpecification => [
  'in',
  kind,
  ['literal', [...kinds]],
];
