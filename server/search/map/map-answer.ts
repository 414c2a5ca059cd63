import * as z from 'zod';
import type { MapBox } from '../../../common/search/map-box.ts';
import { integer } from '../../core/http/answer-schemas.ts';
import type { MainPlace } from '../../maps/place-labels.ts';
import { TILE_SCHEMAS, type TileSchema } from '../../maps/street-tiles.ts';
import type { Cluster } from './cluster-contractors.ts';
import type { ListedPoint } from './listed-points.ts';

/** A visible part of the map, with all that is drawn on it. */
export type MapAnswer = {
  view: MapBox;
  /** The operator's street map; null: the product's own base map. */
  street: string | null;
  /** The operator's street tiles, which are drawn over the product's own base map. */
  tiles: { address: string; schema: TileSchema; layers: readonly string[] } | null;
  clusters: Cluster[];
  places: MainPlace[];
  points: ListedPoint[];
};

const degrees = z.number();
const boxAnswer = z.object({ west: degrees, south: degrees, east: degrees, north: degrees });

export const mapAnswer = z
  .object({
    view: boxAnswer.describe(
      'The part of the map that this is; without one in the query, that of the search',
    ),
    street: z.string().nullable().describe('The address of the style of a street map, where there is one'),
    tiles: z
      .object({ address: z.string(), schema: z.enum(TILE_SCHEMAS), layers: z.array(z.string()).readonly() })
      .nullable()
      .describe('A PMTiles archive of streets, where there is one, and how its layers are named'),
    clusters: z.array(
      z.object({
        latitude: degrees,
        longitude: degrees,
        count: integer(),
        box: boxAnswer.nullable().describe('What holds all of them; null where they are at one place'),
        contractor: z
          .object({
            id: integer(),
            slug: z.string(),
            name: z.string(),
            stars: z.number().nullable().describe('null: too few reviews'),
            hasRedFlag: z.boolean(),
          })
          .nullable()
          .describe('Where there is one by itself'),
      }),
    ),
    places: z.array(z.object({ name: z.string(), latitude: degrees, longitude: degrees })),
    points: z
      .array(z.object({ id: integer(), latitude: degrees, longitude: degrees }))
      .describe('Where those of `ids` are, as exactly as each is shown'),
  })
  .meta({ id: 'MapClusters' }) satisfies z.ZodType<MapAnswer>;
