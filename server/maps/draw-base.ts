import { cornersOf, pairsOf, type BaseMap, type Line } from '../../common/search/base-map.ts';
import { baseMap, mapDetails } from './base-map.ts';
import type { MapView } from './map-view.ts';

type Point = readonly [x: number, y: number];

/** Wider than this, borders of counties would be a gray mass. */
const COUNTIES_TO_DEGREES = 9;
/** Built-up areas are a dot beyond this. */
const CITIES_TO_DEGREES = 25;
/** Half the degrees that are shown, half a step more of rivers. */
const RIVER_RANK = { most: 12, perDoubling: 1.5 };
/** Lines end so many pixels outside the picture. */
const MARGIN = 8;

type Lines = Pick<BaseMap, 'lines'>;

/** Land with what is on it, borders of counties and of states, as SVG. */
export function drawBase(view: MapView): string {
  const map = baseMap();
  const { west, east } = view.box;
  const rings = [...map.areas.values()].flat();
  const states = new Set(rings.flat().map((at) => (at < 0 ? ~at : at)));
  const counties = east - west > COUNTIES_TO_DEGREES ? [] : map.counties;
  return [
    `<path class="around" d="${fill(map, map.neighbors, view)}"/>`,
    `<path class="land" d="${fill(map, rings, view)}"/>`,
    ...drawDetails(view, east - west),
    `<path class="county" d="${strokes(
      map,
      counties.map((at) => (at < 0 ? ~at : at)),
      view,
    )}"/>`,
    `<path class="state" d="${strokes(map, [...states], view)}"/>`,
  ].join('');
}

function drawDetails(view: MapView, degrees: number): string[] {
  const details = mapDetails();
  const cities = degrees > CITIES_TO_DEGREES ? [] : details.cities;
  const rank = RIVER_RANK.most - RIVER_RANK.perDoubling * Math.log2(degrees);
  const rivers = details.rivers.filter((_, ofRank) => ofRank <= rank).flat();
  const areas = (shapes: readonly (readonly number[])[]) =>
    fill(
      details,
      shapes.flatMap((rings) => rings.map((ring) => [ring])),
      view,
    );
  return [
    `<path class="city" d="${areas(cities)}"/>`,
    `<path class="river" d="${strokes(details, rivers, view)}"/>`,
    `<path class="lake" d="${areas(details.lakes)}"/>`,
  ];
}

const isSeen = ({ west, south, east, north }: Line, { box }: MapView): boolean =>
  west <= box.east && east >= box.west && south <= box.north && north >= box.south;

function fill(map: Lines, rings: readonly (readonly number[])[], view: MapView): string {
  return rings
    .filter((ring) => mayBeSeen(map, ring, view))
    .map((ring) =>
      cut(
        cornersOf(map, ring).map(([x, y]) => view.project(x, y)),
        view,
      ),
    )
    .filter(({ length }) => length > 2)
    .map((points) => `${pathOf(points)}z`)
    .join('');
}

/** A ring around the whole picture has no line in it. */
function mayBeSeen({ lines }: Lines, ring: readonly number[], { box }: MapView): boolean {
  const own = ring.flatMap((at) => lines[at < 0 ? ~at : at] ?? []);
  return (
    Math.min(...own.map(({ west }) => west)) <= box.east &&
    Math.max(...own.map(({ east }) => east)) >= box.west &&
    Math.min(...own.map(({ south }) => south)) <= box.north &&
    Math.max(...own.map(({ north }) => north)) >= box.south
  );
}

function strokes({ lines }: Lines, wanted: readonly number[], view: MapView): string {
  return wanted
    .flatMap((at) => lines[at] ?? [])
    .filter((line) => isSeen(line, view))
    .flatMap((line) =>
      runs(
        pairsOf(line.points).map(([x, y]) => view.project(x, y)),
        view,
      ),
    )
    .map(pathOf)
    .join('');
}

/** The parts of a line that are in the picture, each with one point outside at either end. */
function runs(points: readonly Point[], { width, height }: MapView): Point[][] {
  const inside = points.map(
    ([x, y]) => x >= -MARGIN && x <= width + MARGIN && y >= -MARGIN && y <= height + MARGIN,
  );
  const found: Point[][] = [];
  let run: Point[] = [];
  points.forEach((point, at) => {
    const isNear = [at - 1, at, at + 1].some((one) => inside[one]);
    if (isNear) run.push(point);
    if ((!isNear || at === points.length - 1) && run.length > 1) found.push(run);
    if (!isNear) run = [];
  });
  return found;
}

/** The part of a ring that is in the picture (Sutherland and Hodgman). */
function cut(ring: readonly Point[], { width, height }: MapView): readonly Point[] {
  const sides: readonly [axis: 0 | 1, at: number, sign: 1 | -1][] = [
    [0, -MARGIN, 1],
    [0, width + MARGIN, -1],
    [1, -MARGIN, 1],
    [1, height + MARGIN, -1],
  ];
  return sides.reduce<readonly Point[]>((points, [axis, at, sign]) => {
    const isIn = (point: Point) => (point[axis] - at) * sign >= 0;
    return points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point;
      const crossing = isIn(before) === isIn(point) ? [] : [crossingOf(before, point, axis, at)];
      return isIn(point) ? [...crossing, point] : crossing;
    });
  }, ring);
}

function crossingOf(from: Point, to: Point, axis: 0 | 1, at: number): Point {
  const part = (at - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** Whole pixels as steps from each other; points on one pixel are one. */
function pathOf(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  return points
    .map(([pointX, pointY], at) => {
      const [toX, toY] = [Math.round(pointX * 2) / 2, Math.round(pointY * 2) / 2];
      const [dx, dy] = [toX - x, toY - y];
      if (at > 0 && dx === 0 && dy === 0) return '';
      [x, y] = [toX, toY];
      return at === 0 ? `M${toX} ${toY}` : `l${dx} ${dy}`;
    })
    .join('');
}
