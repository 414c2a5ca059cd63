import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  lineOf,
  readBaseMap,
  type BaseMap,
  type Line,
  type StoredBaseMap,
} from '../../common/search/base-map.ts';

const FILE = new URL('./base-map.json.gz', import.meta.url);

let read: BaseMap | null = null;

/** Read with the first map that is drawn, then kept: it never changes. */
export function baseMap(): BaseMap {
  read ??= readBaseMap(JSON.parse(gunzipSync(baseMapFile()).toString()) as StoredBaseMap);
  return read;
}

/** The file as it is, compressed, for browsers that draw it themselves. */
export const baseMapFile = (): Buffer => readFileSync(FILE);

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
