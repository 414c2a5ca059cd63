import { addProtocol } from 'maplibre-gl';
import { Protocol } from 'pmtiles';

/** Lets maps read tiles out of one archive, in parts, and name who made them as it says. */
export const readStreetTiles = (): void => addProtocol('pmtiles', new Protocol({ metadata: true }).tile);
