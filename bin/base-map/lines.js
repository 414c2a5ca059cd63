// Lines as the files of the base map store them: whole numbers, each the step from the one before.

/** Thousandths of a degree: a hundred meters. */
export const SCALE = 1000;
/** Points closer to a line than this are left out, in degrees. */
const TOLERANCE = 0.0025;

/** The lines of one file; `add` answers the place of a line in it. */
export function lineStore() {
  const lines = [];
  return {
    lines,
    add: (points) => {
      const whole = simplified(points).map(([x, y]) => [Math.round(x * SCALE), Math.round(y * SCALE)]);
      lines.push(
        whole.flatMap(([x, y], at) => (at === 0 ? [x, y] : [x - whole[at - 1][0], y - whole[at - 1][1]])),
      );
      return lines.length - 1;
    },
  };
}

/** Leaves out points that lie on the line between others (Douglas and Peucker). */
function simplified(points) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let [farthest, most] = [0, -1];
  points.forEach((point, at) => {
    const away = distanceOf(point, first, last);
    if (at > 0 && at < points.length - 1 && away > most) [farthest, most] = [at, away];
  });
  if (most <= TOLERANCE) return [first, last];
  return [...simplified(points.slice(0, farthest + 1)).slice(0, -1), ...simplified(points.slice(farthest))];
}

function distanceOf([x, y], [fromX, fromY], [toX, toY]) {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / length));
  return Math.hypot(x - fromX - part * dx, y - fromY - part * dy);
}
