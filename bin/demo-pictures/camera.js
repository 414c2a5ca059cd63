/** A pinhole camera: meters in, pixels out; y points up. */
export const WIDTH = 1200;
export const HEIGHT = 900;
const NEAR = 0.15;

export const add = (a, b) => a.map((value, index) => value + b[index]);
export const minus = (a, b) => a.map((value, index) => value - b[index]);
export const times = (a, by) => a.map((value) => value * by);
export const dot = (a, b) => a.reduce((sum, value, index) => sum + value * b[index], 0);
export const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a) => times(a, 1 / Math.hypot(...a));
export const between = (a, b, part) => add(a, times(minus(b, a), part));

export function createCamera({ eye, target, fov = 52 }) {
  const ahead = unit(minus(target, eye));
  const right = unit(cross([0, 1, 0], ahead));
  const up = cross(ahead, right);
  const focal = WIDTH / 2 / Math.tan((fov * Math.PI) / 360);
  const seen = (point) => {
    const way = minus(point, eye);
    return [dot(way, right), dot(way, up), dot(way, ahead)];
  };
  const flat = ([x, y, z]) => [WIDTH / 2 + (x * focal) / z, HEIGHT / 2 - (y * focal) / z];
  return {
    eye,
    /** A point on the picture; what is behind the camera is drawn as if it were just before it. */
    at: (point) => {
      const [x, y, z] = seen(point);
      return flat([x, y, Math.max(z, NEAR)]);
    },
    /** Pixels that a meter takes there. */
    scale: (point) => focal / Math.max(seen(point)[2], NEAR),
    /** A polygon on the picture, without what is behind the camera. */
    polygon: (points) => clipped(points.map(seen)).map(flat),
  };
}

function clipped(points) {
  return points.flatMap((point, index) => {
    const before = points.at(index - 1);
    const [isIn, wasIn] = [point[2] >= NEAR, before[2] >= NEAR];
    const crossing =
      isIn === wasIn ? [] : [between(before, point, (NEAR - before[2]) / (point[2] - before[2]))];
    return isIn ? [...crossing, point] : crossing;
  });
}

/** The hull of points on the picture: the outline of a shadow. */
export function hullOf(points) {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list) => {
    const hull = [];
    for (const point of list) {
      while (hull.length > 1 && turn(hull.at(-2), hull.at(-1), point) <= 0) hull.pop();
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
const turn = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
