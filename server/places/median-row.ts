export type Point = { latitude: number; longitude: number };

/** The row nearest to the median of all rows: a real place, which one wrong row cannot move far. */
export function medianRow<Row extends Point>(rows: readonly [Row, ...Row[]]): Row {
  const [first] = rows;
  if (rows.length < 3) return first;
  const middle = {
    latitude: median(rows.map(({ latitude }) => latitude)),
    longitude: median(rows.map(({ longitude }) => longitude)),
  };
  return rows.reduce((nearest, row) => (squared(row, middle) < squared(nearest, middle) ? row : nearest));
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

const KM_PER_DEGREE = 111.2;

/** Straight over the ground, for short distances. */
export const kmBetween = (one: Point, other: Point): number => KM_PER_DEGREE * Math.sqrt(squared(one, other));

/** Degrees of longitude are shorter away from the equator. */
function squared(one: Point, other: Point): number {
  const north = one.latitude - other.latitude;
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return north * north + east * east;
}
