import { closeSync, fstatSync, openSync, readSync, statSync, type Stats } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** How the tiles name their layers, which says how streets are found in them. */
export const TILE_SCHEMAS = ['protomaps', 'openmaptiles'] as const;
export type TileSchema = (typeof TILE_SCHEMAS)[number];
/** An archive, with all that maps have to know of it. */
export type StreetTiles = {
  path: string;
  size: number;
  version: string;
  schema: TileSchema;
  layers: readonly string[];
};

/** The header of a PMTiles archive, version 3: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
const HEADER_BYTES = 127;
const MAGIC = 'PMTiles';
const VERSION = 3;
const GZIP = 2;
/** None, gzip: what browsers unpack. */
const COMPRESSIONS = [1, GZIP];
const VECTOR = 1;
/** Schemas have twenty at most. */
const LAYERS_MOST = 100;
const METADATA_MOST_BYTES = 4 * 1024 * 1024;
/** The layer that only this schema has. */
const LAYERS: Readonly<Record<string, TileSchema>> = { roads: 'protomaps', transportation: 'openmaptiles' };

/** Why a file cannot be the street map, in words that end the sentence "Setting MAP_PMTILES: …". */
export class UnusableTiles extends Error {}

/** Looks at the head of an archive. Throws UnusableTiles. */
export function readStreetTiles(path: string): StreetTiles {
  const file = openFile(path);
  try {
    const stats = fstatSync(file);
    const header = bytesAt(file, 0, Math.min(HEADER_BYTES, stats.size));
    checkHeader(header, stats.size);
    const metadata = bytesAt(file, offsetIn(header, 24), offsetIn(header, 32));
    const layers = layersIn(metadata, header.readUInt8(97));
    const schema = layers.map((name) => LAYERS[name]).find((known) => known !== undefined);
    if (schema === undefined)
      throw new UnusableTiles(
        'needs a layer of streets, "roads" (Protomaps) or "transportation" (OpenMapTiles)',
      );
    return { path, size: stats.size, version: versionOf(stats), schema, layers };
  } finally {
    closeSync(file);
  }
}

/** Another file at the same path, or a changed one, has another version. */
export const versionOf = ({ size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): string =>
  `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;

function openFile(path: string): number {
  try {
    // Opening a pipe would wait for its other end.
    if (statSync(path).isFile()) return openSync(path, 'r');
  } catch {
    // As one that is no file.
  }
  throw new UnusableTiles(`names no file that can be read (${path})`);
}

function bytesAt(file: number, start: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(file, bytes, 0, length, start));
}

const offsetIn = (header: Buffer, at: number): number => Number(header.readBigUInt64LE(at));

function checkHeader(header: Buffer, size: number): void {
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new UnusableTiles('names a file that is no PMTiles archive');
  if (header.readUInt8(7) !== VERSION)
    throw new UnusableTiles(
      'needs a PMTiles archive of version 3 (pmtiles convert makes one of an older one)',
    );
  const parts = [8, 24, 40, 56].map((at) => offsetIn(header, at) + offsetIn(header, at + 8));
  if (Math.max(...parts) > size)
    throw new UnusableTiles('names an archive that is cut off: its end is missing');
  if (header.readUInt8(99) !== VECTOR) throw new UnusableTiles('needs an archive of vector tiles (MVT)');
  if (![97, 98].every((at) => COMPRESSIONS.includes(header.readUInt8(at))))
    throw new UnusableTiles('needs an archive that is compressed with gzip or not at all');
  if (offsetIn(header, 32) > METADATA_MOST_BYTES)
    throw new UnusableTiles('names an archive whose description is larger than 4 MB');
}

/** The layers that the description of the archive names; none where it cannot be read. */
function layersIn(metadata: Buffer, compression: number): string[] {
  try {
    const text =
      compression === GZIP ? gunzipSync(metadata, { maxOutputLength: 4 * METADATA_MOST_BYTES }) : metadata;
    const { vector_layers: layers } = JSON.parse(text.toString()) as { vector_layers?: { id?: unknown }[] };
    return (layers ?? []).slice(0, LAYERS_MOST).map(({ id }) => String(id));
  } catch {
    return [];
  }
}
