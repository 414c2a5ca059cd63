import { MAP_END_LATITUDE, widthOfBox, type MapBox } from '../../common/search/map-box.ts';

/** A part of the world on a picture of a size, in Web Mercator as everybody's maps are. */
export type MapView = {
  box: MapBox;
  width: number;
  height: number;
  /** Pixels from the left and from the top. */
  project: (longitude: number, latitude: number) => [x: number, y: number];
  /** Of the middle of the picture. */
  pixelsPerKm: number;
};

const KM_PER_DEGREE = 111.195;
/** Nothing is shown closer than this. */
const NARROWEST_DEGREES = 0.05;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** How far north on the map, in degrees of its width. */
const mercator = (latitude: number): number => {
  const inside = Math.max(-MAP_END_LATITUDE, Math.min(MAP_END_LATITUDE, latitude));
  return (Math.log(Math.tan(Math.PI / 4 + radians(inside) / 2)) * 180) / Math.PI;
};
const latitudeAt = (y: number): number =>
  (2 * Math.atan(Math.exp(radians(y))) - Math.PI / 2) * (180 / Math.PI);

/** A box on a picture, with what is needed beside it to fill the picture. */
export function viewOf(box: MapBox, width: number, height: number): MapView {
  const [wide, low, high] = [widthOfBox(box), mercator(box.south), mercator(box.north)];
  const degreesPerPixel = Math.max(wide / width, (high - low) / height, NARROWEST_DEGREES / width);
  const left = box.west + wide / 2 - (degreesPerPixel * width) / 2;
  const top = (low + high) / 2 + (degreesPerPixel * height) / 2;
  const bottom = top - degreesPerPixel * height;
  const middle = latitudeAt((top + bottom) / 2);
  return {
    width,
    height,
    box: {
      west: left,
      east: left + degreesPerPixel * width,
      south: latitudeAt(bottom),
      north: latitudeAt(top),
    },
    // Land behind the antimeridian is drawn beside the land before it.
    project: (longitude, latitude) => [
      ((longitude < left - 180 ? longitude + 360 : longitude) - left) / degreesPerPixel,
      (top - mercator(latitude)) / degreesPerPixel,
    ],
    pixelsPerKm: 1 / (degreesPerPixel * KM_PER_DEGREE * Math.cos(radians(middle))),
  };
}

/** The box so many kilometers around a point. */
export function boxAround(
  { latitude, longitude }: { latitude: number; longitude: number },
  km: number,
): MapBox {
  const high = km / KM_PER_DEGREE;
  const wide = high / Math.max(0.1, Math.cos(radians(latitude)));
  return {
    west: longitude - wide,
    east: longitude + wide,
    south: Math.max(-MAP_END_LATITUDE, latitude - high),
    north: Math.min(MAP_END_LATITUDE, latitude + high),
  };
}
