/** The address of the product's own base map, which scripts draw; written here, for its routes come with other pages. */
export const BASE_MAP_PATH = '/maps/base-map.json';
/** A second file with what is drawn on the land: fetched once the first is shown. */
export const MAP_DETAILS_PATH = '/maps/base-map-details.json';

/** Longitudes and latitudes in turn. */
export type Line = { points: Float64Array; west: number; south: number; east: number; north: number };
/** Lines by their place in the list; ~n is line n from its end. */
export type Ring = readonly number[];

/** States, counties and what lies around, from public-domain shapes (server/maps/README.md). */
export type BaseMap = {
  lines: readonly Line[];
  /** By the code of the region: "US-AZ", "MX-SON". */
  areas: ReadonlyMap<string, readonly Ring[]>;
  counties: readonly number[];
  neighbors: readonly Ring[];
};

/** As the file has it: whole numbers, each the step from the one before. */
export type StoredBaseMap = {
  scale: number;
  lines: number[][];
  areas: Record<string, number[][]>;
  counties: number[];
  neighbors: number[][];
};

/** Lakes, built-up areas and rivers, from public-domain shapes (server/maps/README.md). */
export type MapDetails = {
  lines: readonly Line[];
  /** Each has the line around it, then the lines around what is not of it. */
  lakes: readonly Ring[];
  cities: readonly Ring[];
  /** By rank, the largest first: of rank 1 is the lower Mississippi, of rank 10 a stream. */
  rivers: readonly (readonly number[])[];
};

export type StoredDetails = Omit<MapDetails, 'lines'> & Pick<StoredBaseMap, 'scale' | 'lines'>;

export const readMapDetails = ({ scale, lines, ...shapes }: StoredDetails): MapDetails => ({
  ...shapes,
  lines: lines.map((line) => toLine(line, scale)),
});

export function readBaseMap({ scale, lines, areas, counties, neighbors }: StoredBaseMap): BaseMap {
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
export function cornersOf({ lines }: Pick<BaseMap, 'lines'>, ring: Ring): [x: number, y: number][] {
  return ring.flatMap((at) => {
    const corners = pairsOf(lines[lineOf(at)]?.points ?? new Float64Array());
    return at < 0 ? corners.toReversed() : corners;
  });
}

export function pairsOf(points: Float64Array): [x: number, y: number][] {
  return Array.from({ length: points.length / 2 }, (_, at) => [points[at * 2] ?? 0, points[at * 2 + 1] ?? 0]);
}

/** The place of a line in the list, in whichever direction a ring goes along it. */
export const lineOf = (at: number): number => (at < 0 ? ~at : at);
