/** A part of the map in degrees; where west is greater than east, it lies around the antimeridian. */
export type MapBox = { west: number; south: number; east: number; north: number };

/** The north and south ends of the map (Web Mercator). */
export const MAP_END_LATITUDE = 85;
const WORLD_DEGREES = 360;
/** Ten meters: nobody draws a box more exactly. */
const DECIMALS = 4;

const isNumber = (text: string): boolean => /^-?\d{1,4}(\.\d{1,20})?$/.test(text);
const round = (degrees: number): number => Number(degrees.toFixed(DECIMALS)) || 0;
const clampLatitude = (latitude: number) => Math.max(-MAP_END_LATITUDE, Math.min(MAP_END_LATITUDE, latitude));
const wrapLongitude = (longitude: number) =>
  ((((longitude + WORLD_DEGREES / 2) % WORLD_DEGREES) + WORLD_DEGREES) % WORLD_DEGREES) - WORLD_DEGREES / 2;

/** West, south, east, north, as the URL has them; null for anything else, or for a box without a size. */
export function readBox(text: string): MapBox | null {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== 4 || !parts.every(isNumber)) return null;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  return toBox({ west, south, east, north });
}

/** A box as the map shows it, which may go around the world or beyond the poles. */
export function toBox({ west, south, east, north }: MapBox): MapBox | null {
  const [bottom, top] = [round(clampLatitude(south)), round(clampLatitude(north))];
  if (!(bottom < top) || west === east) return null;
  if (east - west >= WORLD_DEGREES) return { west: -180, south: bottom, east: 180, north: top };
  const [left, right] = [
    round(Math.abs(west) === 180 ? west : wrapLongitude(west)),
    round(Math.abs(east) === 180 ? east : wrapLongitude(east)),
  ];
  return left === right ? null : { west: left, south: bottom, east: right, north: top };
}

export const writeBox = ({ west, south, east, north }: MapBox): string =>
  [west, south, east, north].join(',');

/** Degrees from its west to its east. */
export const widthOfBox = ({ west, east }: MapBox): number =>
  east > west ? east - west : east - west + WORLD_DEGREES;

export const centerOfBox = (box: MapBox): { latitude: number; longitude: number } => ({
  latitude: (box.south + box.north) / 2,
  longitude: wrapLongitude(box.west + widthOfBox(box) / 2),
});
