// Draws server/maps/base-map.json.gz anew from public-domain shapes (server/maps/README.md names them). Fetches three packages.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const SOURCES = {
  states: ['us-atlas@3.0.1', 'package/counties-10m.json'],
  world: ['world-atlas@2.0.2', 'package/countries-50m.json'],
  mexico: ['@superset-ui/legacy-plugin-chart-country-map@0.20.3', 'package/lib/countries/mexico.geojson'],
};
/** Thousandths of a degree: a hundred meters. */
const SCALE = 1000;
/** Points closer to a line than this are left out, in degrees. */
const TOLERANCE = 0.0025;
/** Canada, Guatemala, Belize, Cuba, Bahamas, Honduras, El Salvador, Jamaica: what lies around. */
const NEIGHBORS = ['124', '320', '084', '192', '044', '340', '222', '388'];
const NORTH_END = 62;
/** By the number that the Census gives a state. */
const STATE_CODES = Object.fromEntries(
  `01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA 26MI 27MN 28MS
   29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX 49UT 50VT 51VA 53WA 54WV 55WI
   56WY 72PR`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), `US-${entry.slice(2)}`]),
);

const folder = mkdtempSync(join(tmpdir(), 'base-map-'));
const read = ([source, file]) => {
  const [archive] = JSON.parse(
    execFileSync('npm', ['pack', source, '--json', '--pack-destination', folder], { encoding: 'utf8' }),
  );
  return JSON.parse(
    execFileSync('tar', ['xzOf', join(folder, archive.filename), file], { maxBuffer: 64 * 1024 * 1024 }),
  );
};

/** All lines of the map; a border between two areas is one of them. */
const lines = [];
const addLine = (points) => {
  const whole = simplified(points).map(([x, y]) => [Math.round(x * SCALE), Math.round(y * SCALE)]);
  lines.push(
    whole.flatMap(([x, y], at) => (at === 0 ? [x, y] : [x - whole[at - 1][0], y - whole[at - 1][1]])),
  );
  return lines.length - 1;
};

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

/** The arcs of a TopoJSON file in degrees. */
function arcsOf({ arcs, transform }) {
  const [scaleX, scaleY] = transform.scale;
  const [moveX, moveY] = transform.translate;
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => [(x += dx) * scaleX + moveX, (y += dy) * scaleY + moveY]);
  });
}

const ringsOf = ({ type, arcs = [] }) =>
  type === 'Polygon' ? arcs : type === 'MultiPolygon' ? arcs.flat() : [];
const forward = (arc) => (arc < 0 ? ~arc : arc);

/** Areas of a TopoJSON file as rings of our lines; ~n is line n from its end. */
function areasOf(topology, geometries, lineOf) {
  const arcs = arcsOf(topology);
  const ours = (arc) => {
    const at = forward(arc);
    if (!lineOf.has(at)) lineOf.set(at, addLine(arcs[at]));
    return arc < 0 ? ~lineOf.get(at) : lineOf.get(at);
  };
  return (geometry) => ringsOf(geometry).map((ring) => ring.map(ours));
}

try {
  const us = read(SOURCES.states);
  const lineOf = new Map();
  const toArea = areasOf(us, null, lineOf);
  const areas = {};
  for (const state of us.objects.states.geometries)
    if (STATE_CODES[state.id]) areas[STATE_CODES[state.id]] = toArea(state);
  const ofStates = new Set(lineOf.keys());
  const counties = [
    ...new Set(us.objects.counties.geometries.flatMap((county) => ringsOf(county).flat().map(forward))),
  ]
    .filter((arc) => !ofStates.has(arc))
    .map((arc) => toArea({ type: 'Polygon', arcs: [[arc]] })[0][0]);

  for (const { properties, geometry } of read(SOURCES.mexico).features) {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    // The capital was a district once; an island that no state is named for is left out.
    const code = properties.ISO.replace('MX-DIF', 'MX-CMX');
    if (!code.endsWith('~')) areas[code] = polygons.flat().map((ring) => [addLine(ring)]);
  }

  const world = read(SOURCES.world);
  const arcs = arcsOf(world);
  const neighbors = world.objects.countries.geometries
    .filter(({ id }) => NEIGHBORS.includes(id))
    .flatMap(ringsOf)
    .map((ring) => ring.flatMap((arc) => (arc < 0 ? arcs[~arc].toReversed() : arcs[arc])))
    .filter((ring) => ring.some(([, y]) => y < NORTH_END))
    .map((ring) => [addLine(ring)]);

  const map = gzipSync(JSON.stringify({ scale: SCALE, lines, areas, counties, neighbors }), { level: 9 });
  writeFileSync(new URL('../server/maps/base-map.json.gz', import.meta.url), map);
  process.stdout.write(
    `${Object.keys(areas).length} areas, ${counties.length} borders of counties, ${map.length} bytes\n`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
