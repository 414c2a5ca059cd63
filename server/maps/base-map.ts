import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  lineOf,
  readBaseMap,
  readMapDetails,
  type BaseMap,
  type Line,
  type MapDetails,
  type StoredBaseMap,
  type StoredDetails,
} from '../../common/search/base-map.ts';

const FILES = {
  outlines: new URL('./base-map.json.gz', import.meta.url),
  details: new URL('./base-map-details.json.gz', import.meta.url),
};

let outlines: BaseMap | null = null;
let details: MapDetails | null = null;

/** Read with the first map that is drawn, then kept: it never changes. */
export function baseMap(): BaseMap {
  outlines ??= readBaseMap(JSON.parse(gunzipSync(baseMapFile('outlines')).toString()) as StoredBaseMap);
  return outlines;
}

export function mapDetails(): MapDetails {
  details ??= readMapDetails(JSON.parse(gunzipSync(baseMapFile('details')).toString()) as StoredDetails);
  return details;
}

/** A file as it is, compressed, for browsers that draw it themselves. */
export const baseMapFile = (name: keyof typeof FILES): Buffer => readFileSync(FILES[name]);

/** The box around a region; null for one that is not on the map. */
export function boundsOfArea(code: string): Omit<Line, 'points'> | null {
  const map = baseMap();
  const lines = (map.areas.get(code) ?? []).flat().flatMap((at) => map.lines[lineOf(at)] ?? []);
  if (lines.length === 0) return null;
  return {
    west: Math.min(...lines.map(({ west }) => west)),
    south: Math.min(...lines.map(({ south }) => south)),
    east: Math.max(...lines.map(({ east }) => east)),
    north: Math.max(...lines.map(({ north }) => north)),
  };
}
