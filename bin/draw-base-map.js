// Draws the files of server/maps anew from public-domain shapes (its README.md names them). Fetches five packages, of npm and Debian.
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { lineStore, SCALE } from './base-map/lines.js';
import { withPackages } from './base-map/packages.js';
import { readAreas } from './base-map/pn2.js';
import { readPolylines } from './base-map/shapefile.js';

const SOURCES = {
  states: ['us-atlas@3.0.1', 'package/counties-10m.json'],
  world: ['world-atlas@2.0.2', 'package/countries-50m.json'],
  mexico: ['@superset-ui/legacy-plugin-chart-country-map@0.20.3', 'package/lib/countries/mexico.geojson'],
  lakes: ['marble-qt-data=4:22.12.3-1', './usr/share/marble/data/naturalearth/ne_50m_lakes.pn2'],
  cities: ['marble-qt-data=4:22.12.3-1', './usr/share/marble/data/naturalearth/ne_50m_urban_areas.pn2'],
  rivers: ['libmagics++-data=4.13.0-1', './usr/share/magics/10m/ne_10m_rivers_lake_centerlines'],
};
/** Details lie between these degrees, and not on islands whose coasts the map does not draw. */
const DETAILS = { west: -170, south: 13.6, east: -52, north: 72 };
const HISPANIOLA = { west: -74.6, south: 17.4, east: -68.2, north: 20.2 };
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

/** Areas of a TopoJSON file as rings of our lines; ~n is line n from its end. A border between two areas is one line. */
function areasOf(topology, addLine, lineOf) {
  const arcs = arcsOf(topology);
  const ours = (arc) => {
    const at = forward(arc);
    if (!lineOf.has(at)) lineOf.set(at, addLine(arcs[at]));
    return arc < 0 ? ~lineOf.get(at) : lineOf.get(at);
  };
  return (geometry) => ringsOf(geometry).map((ring) => ring.map(ours));
}

function drawOutlines({ fromNpm }) {
  const { lines, add } = lineStore();
  const us = fromNpm(SOURCES.states);
  const lineOf = new Map();
  const toArea = areasOf(us, add, lineOf);
  const areas = {};
  for (const state of us.objects.states.geometries)
    if (STATE_CODES[state.id]) areas[STATE_CODES[state.id]] = toArea(state);
  const ofStates = new Set(lineOf.keys());
  const counties = [
    ...new Set(us.objects.counties.geometries.flatMap((county) => ringsOf(county).flat().map(forward))),
  ]
    .filter((arc) => !ofStates.has(arc))
    .map((arc) => toArea({ type: 'Polygon', arcs: [[arc]] })[0][0]);

  for (const { properties, geometry } of fromNpm(SOURCES.mexico).features) {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    // The capital was a district once; an island that no state is named for is left out.
    const code = properties.ISO.replace('MX-DIF', 'MX-CMX');
    if (!code.endsWith('~')) areas[code] = polygons.flat().map((ring) => [add(ring)]);
  }

  const world = fromNpm(SOURCES.world);
  const arcs = arcsOf(world);
  const neighbors = world.objects.countries.geometries
    .filter(({ id }) => NEIGHBORS.includes(id))
    .flatMap(ringsOf)
    .map((ring) => ring.flatMap((arc) => (arc < 0 ? arcs[~arc].toReversed() : arcs[arc])))
    .filter((ring) => ring.some(([, y]) => y < NORTH_END))
    .map((ring) => [add(ring)]);
  return { scale: SCALE, lines, areas, counties, neighbors };
}

const isIn = ([x, y], { west, south, east, north }) => x >= west && x <= east && y >= south && y <= north;
const isShown = (points) =>
  points.some((point) => isIn(point, DETAILS)) && !points.some((point) => isIn(point, HISPANIOLA));

function drawDetails({ fromDebian }) {
  const { lines, add } = lineStore();
  const areas = (source) =>
    readAreas(fromDebian(source))
      .filter(([outer]) => isShown(outer))
      .map((rings) => rings.map((ring) => add(ring)));
  const [file, path] = SOURCES.rivers;
  const rivers = [];
  for (const { row, lines: parts } of readPolylines(
    fromDebian([file, `${path}.shp`]),
    fromDebian([file, `${path}.dbf`]),
  )) {
    const rank = Math.round(Number(row.scalerank));
    rivers[rank] = [...(rivers[rank] ?? []), ...parts.filter(isShown).map(add)];
  }
  return {
    scale: SCALE,
    lakes: areas(SOURCES.lakes),
    cities: areas(SOURCES.cities),
    rivers: Array.from(rivers, (ofRank) => ofRank ?? []),
    lines,
  };
}

function write(name, map) {
  const bytes = gzipSync(JSON.stringify(map), { level: 9 });
  writeFileSync(new URL(`../server/maps/${name}.json.gz`, import.meta.url), bytes);
  process.stdout.write(`${name}: ${map.lines.length} lines, ${bytes.length} bytes\n`);
}

withPackages((packages) => {
  write('base-map', drawOutlines(packages));
  write('base-map-details', drawDetails(packages));
});
