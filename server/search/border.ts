type Point = { latitude: number; longitude: number };

/** The border between the two countries from the Pacific to the Gulf, to within some ten kilometers. */
const BORDER: readonly (readonly [latitude: number, longitude: number])[] = [
  [32.53, -117.12],
  [32.72, -114.72],
  [32.49, -114.81],
  [31.33, -111.07],
  [31.33, -108.21],
  [31.78, -108.21],
  [31.78, -106.53],
  [30.6, -104.9],
  [29.55, -104.4],
  [28.97, -103.15],
  [29.8, -102.3],
  [29.35, -100.9],
  [28.2, -100.2],
  [27.5, -99.5],
  [26.4, -99],
  [26.05, -98.2],
  [25.95, -97.15],
];
const KM_PER_DEGREE = 111.2;
const ROUGHNESS_KM = 10;

/** Whether a contractor across the border may be within a distance. */
export const reachesBorder = (point: Point, km: number): boolean => kmToBorder(point) <= km + ROUGHNESS_KM;

function kmToBorder({ latitude, longitude }: Point): number {
  const east = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const corners = BORDER.map(([north, west]) => ({
    x: (west - longitude) * east,
    y: (north - latitude) * KM_PER_DEGREE,
  }));
  const distances = corners.slice(1).map((corner, index) => kmToLine(corners[index] ?? corner, corner));
  return Math.min(...distances);
}

type Corner = { x: number; y: number };

/** From the origin to the line between two corners. */
function kmToLine(from: Corner, to: Corner): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : Math.min(1, Math.max(0, -(from.x * dx + from.y * dy) / squared));
  return Math.hypot(from.x + along * dx, from.y + along * dy);
}
