import { resolve } from 'node:path';
import * as z from 'zod';
import { readStreetTiles, UnusableTiles, type StreetTiles } from '../../maps/street-tiles.ts';
import { ConfigError } from './config-error.ts';

/** Streets under the maps that scripts draw: of another server, or of a file beside this one. Both null: none. */
export type MapsConfig = { mapStyleUrl: string | null; streetTiles: StreetTiles | null };

export const MAP_SETTINGS = {
  MAP_STYLE_URL: z.url({ protocol: /^https?$/, error: 'must start with http:// or https://' }).optional(),
  MAP_PMTILES: z.string().trim().optional(),
};

export function mapsOf({
  MAP_STYLE_URL,
  MAP_PMTILES,
}: {
  MAP_STYLE_URL?: string | undefined;
  MAP_PMTILES?: string | undefined;
}): MapsConfig {
  if (MAP_STYLE_URL && MAP_PMTILES)
    throw new ConfigError(
      'Setting MAP_PMTILES: cannot be set beside MAP_STYLE_URL, for a map has one of them.',
    );
  return { mapStyleUrl: MAP_STYLE_URL ?? null, streetTiles: MAP_PMTILES ? tilesOf(MAP_PMTILES) : null };
}

function tilesOf(path: string): StreetTiles {
  try {
    return readStreetTiles(resolve(path));
  } catch (error) {
    if (error instanceof UnusableTiles) throw new ConfigError(`Setting MAP_PMTILES: ${error.message}.`);
    throw error;
  }
}
