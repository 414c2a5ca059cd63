// Reads lines out of a shapefile (ESRI, 1998): `.shp` has the shapes, `.dbf` a row of text for each.

const POLYLINE = 3;
const HEADER = { shp: 100, row: 32, end: 13 };

/** Each shape's lines in degrees, with its row. */
export function readPolylines(shp, dbf) {
  const rows = readRows(dbf);
  const shapes = [];
  for (let [at, number] = [HEADER.shp, 0]; at < shp.length; number += 1) {
    const start = at + 8;
    if (shp.readUInt32LE(start) === POLYLINE) shapes.push({ row: rows[number], lines: linesAt(shp, start) });
    at = start + shp.readUInt32BE(at + 4) * 2;
  }
  return shapes;
}

/** After the kind and the box: how many parts, how many points, where each part starts, the points. */
function linesAt(shp, start) {
  const [parts, count] = [shp.readUInt32LE(start + 36), shp.readUInt32LE(start + 40)];
  const first = (part) => (part === parts ? count : shp.readUInt32LE(start + 44 + part * 4));
  const points = start + 44 + parts * 4;
  const pointAt = (at) => [shp.readDoubleLE(points + at * 16), shp.readDoubleLE(points + at * 16 + 8)];
  return Array.from({ length: parts }, (_, part) =>
    Array.from({ length: first(part + 1) - first(part) }, (__, at) => pointAt(first(part) + at)),
  );
}

function readRows(dbf) {
  const [count, headerLength, rowLength] = [dbf.readUInt32LE(4), dbf.readUInt16LE(8), dbf.readUInt16LE(10)];
  const columns = [];
  for (let at = HEADER.row; dbf[at] !== HEADER.end; at += HEADER.row)
    columns.push({ name: dbf.toString('latin1', at, at + 11).split('\0')[0], length: dbf[at + 16] });
  return Array.from({ length: count }, (_, number) => {
    let at = headerLength + number * rowLength + 1;
    return Object.fromEntries(
      columns.map(({ name, length }) => [name, dbf.toString('utf8', at, (at += length)).trim()]),
    );
  });
}
