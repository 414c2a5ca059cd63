import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Longitudes and latitudes in turn. */
export type Line = { points: Float64Array; west: number; south: number; east: number; north: number };
/** Lines by their place in the list; ~n is line n from its end. */
type Ring = readonly number[];

/** States, counties and what lies around, from public-domain shapes (README.md). */
export type BaseMap = {
  lines: readonly Line[];
  /** By the code of the region: "US-AZ", "MX-SON". */
  areas: ReadonlyMap<string, readonly Ring[]>;
  counties: readonly number[];
  neighbors: readonly Ring[];
};

type Stored = {
  scale: number;
  lines: number[][];
  areas: Record<string, number[][]>;
  counties: number[];
  neighbors: number[][];
};

let read: BaseMap | null = null;

/** Read with the first map that is drawn, then kept: it never changes. */
export function baseMap(): BaseMap {
  read ??= readBaseMap();
  return read;
}

function readBaseMap(): BaseMap {
  const file = readFileSync(new URL('./base-map.json.gz', import.meta.url));
  const { scale, lines, areas, counties, neighbors } = JSON.parse(gunzipSync(file).toString()) as Stored;
  return {
    lines: lines.map((line) => toLine(line, scale)),
    areas: new Map(Object.entries(areas)),
    counties,
    neighbors,
  };
}

function toLine(steps: readonly number[], scale: number): Line {
  const points = new Float64Array(steps.length);
  let [x, y] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points[at] = x / scale;
    points[at + 1] = y / scale;
  }
  return { points, ...boundsOf(points) };
}

function boundsOf(points: Float64Array): Omit<Line, 'points'> {
  const bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (let at = 0; at < points.length; at += 2) {
    const [x = 0, y = 0] = [points[at], points[at + 1]];
    bounds.west = Math.min(bounds.west, x);
    bounds.east = Math.max(bounds.east, x);
    bounds.south = Math.min(bounds.south, y);
    bounds.north = Math.max(bounds.north, y);
  }
  return bounds;
}

/** The corners of a ring, in order. */
export function cornersOf({ lines }: BaseMap, ring: Ring): [x: number, y: number][] {
  return ring.flatMap((at) => {
    const corners = pairsOf(lines[at < 0 ? ~at : at]?.points ?? new Float64Array());
    return at < 0 ? corners.toReversed() : corners;
  });
}

export function pairsOf(points: Float64Array): [x: number, y: number][] {
  return Array.from({ length: points.length / 2 }, (_, at) => [points[at * 2] ?? 0, points[at * 2 + 1] ?? 0]);
}

/** The box around a region; null for one that is not on the map. */
export function boundsOfArea(code: string): Omit<Line, 'points'> | null {
  const map = baseMap();
  const lines = (map.areas.get(code) ?? []).flat().flatMap((at) => map.lines[at < 0 ? ~at : at] ?? []);
  if (lines.length === 0) return null;
  return {
    west: Math.min(...lines.map(({ west }) => west)),
    south: Math.min(...lines.map(({ south }) => south)),
    east: Math.max(...lines.map(({ east }) => east)),
    north: Math.max(...lines.map(({ north }) => north)),
  };
}
