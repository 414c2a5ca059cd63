// Reads areas out of a file of the globe Marble (`.pn2`, version 2): whole numbers in half minutes of a degree.

const STEPS_PER_DEGREE = 120;
const [INNER, MULTIPLE] = [3, 4];

/** Each area as rings in degrees: the outer one, then its holes. */
export function readAreas(bytes) {
  let at = 0;
  const next = (size, read) => {
    at += size;
    return bytes[read](at - size);
  };
  const byte = () => next(1, 'readUInt8');
  const step = () => next(1, 'readInt8');
  const short = () => next(2, 'readInt16BE');
  const long = () => next(4, 'readUInt32BE');
  const ring = () => {
    const points = [];
    for (let nodes = long(); nodes > 0; nodes -= 1) {
      const [latitude, longitude, near] = [short(), short(), short()];
      points.push([longitude, latitude]);
      for (let left = near; left > 0; left -= 1) {
        const up = step();
        points.push([longitude + step(), latitude + up]);
      }
    }
    return points.map(([x, y]) => [x / STEPS_PER_DEGREE, y / STEPS_PER_DEGREE]);
  };
  const areas = [];
  const keep = (kind) => {
    if (kind === INNER) areas.at(-1).push(ring());
    else areas.push([ring()]);
  };
  const [version, count, isColored] = [byte(), long(), byte()];
  if (version !== 2 || isColored !== 0) throw new Error('This file of areas is of another form.');
  for (let shape = 0; shape < count && at < bytes.length; shape += 1) {
    const kind = byte();
    long();
    if (kind !== MULTIPLE) keep(kind);
    else
      for (let parts = byte(); parts > 0; parts -= 1) {
        const part = byte();
        long();
        keep(part);
      }
  }
  return areas;
}
