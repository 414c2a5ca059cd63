type Point = { latitude: number; longitude: number };

/** Two kilometers: tells the neighborhood, and no house in it. */
const ROUGH_DEGREES = 0.02;

/** Where a contractor is put on a map: exactly only where its address is shown. */
export function shownPoint({ latitude, longitude }: Point, showsAddress: boolean): Point {
  if (showsAddress) return { latitude, longitude };
  const rough = (degrees: number) => Number((Math.round(degrees / ROUGH_DEGREES) * ROUGH_DEGREES).toFixed(2));
  return { latitude: rough(latitude), longitude: rough(longitude) };
}
