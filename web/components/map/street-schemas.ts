import type { ExpressionSpecification } from 'maplibre-gl';
import type { TileSchema } from '../../../server/maps/street-tiles.ts';

export type Roads = 'highway' | 'major' | 'minor';

/** Where a schema has what we draw. */
export type Naming = {
  /** This property tells the kinds of a layer from each other. */
  kind: ExpressionSpecification;
  land: string | null;
  green: Readonly<Record<string, readonly string[]>>;
  streams: string;
  buildings: string;
  roads: string;
  names: string;
  number: ExpressionSpecification;
  kinds: Readonly<Record<Roads, readonly string[]>>;
};

export const SCHEMAS: Readonly<Record<TileSchema, Naming>> = {
  protomaps: {
    // Archives of 2023 and before have the second name.
    kind: ['coalesce', ['get', 'kind'], ['get', 'pmap:kind']],
    land: 'earth',
    green: { landuse: ['park', 'forest', 'wood', 'grass', 'cemetery', 'nature_reserve', 'golf_course'] },
    streams: 'water',
    buildings: 'buildings',
    roads: 'roads',
    names: 'roads',
    number: ['coalesce', ['get', 'shield_text'], ['get', 'ref']],
    kinds: { highway: ['highway'], major: ['major_road', 'medium_road'], minor: ['minor_road'] },
  },
  openmaptiles: {
    kind: ['get', 'class'],
    land: null,
    green: { landcover: ['wood', 'grass'], park: ['national_park', 'nature_reserve', 'protected_area'] },
    streams: 'waterway',
    buildings: 'building',
    roads: 'transportation',
    names: 'transportation_name',
    number: ['get', 'ref'],
    kinds: {
      highway: ['motorway', 'trunk'],
      major: ['primary', 'secondary', 'tertiary'],
      minor: ['minor', 'service'],
    },
  },
};
