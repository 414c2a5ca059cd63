import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** All tiles of this zoom are alike: one street from west to east through the middle of each. */
const ZOOM = 8;
const EXTENT = 4096;
const HEADER_BYTES = 127;

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...varint(Math.floor(value / 128))];
const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
/** A field of a protocol buffer that has bytes, and one that has a number. */
const bytesField = (number: number, bytes: readonly number[]) => [
  ...varint(number * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
];
const numberField = (number: number, value: number) => [...varint(number * 8), ...varint(value)];
const text = (value: string): number[] => [...Buffer.from(value)];

/** A tile of one layer with one line (Mapbox Vector Tile 2.1). */
function tileOf(layer: string, properties: Record<string, string>): number[] {
  const [moveTo, lineTo] = [9, 10];
  const geometry = [moveTo, zigzag(-64), zigzag(EXTENT / 2), lineTo, zigzag(EXTENT + 128), zigzag(0)];
  const tags = Object.keys(properties).flatMap((_, at) => [at, at]);
  const feature = [
    ...bytesField(2, tags.flatMap(varint)),
    ...numberField(3, 2),
    ...bytesField(4, geometry.flatMap(varint)),
  ];
  return bytesField(3, [
    ...numberField(15, 2),
    ...bytesField(1, text(layer)),
    ...bytesField(2, feature),
    ...Object.keys(properties).flatMap((key) => bytesField(3, text(key))),
    ...Object.values(properties).flatMap((value) => bytesField(4, bytesField(1, text(value)))),
    ...numberField(5, EXTENT),
  ]);
}

export type StreetArchive = {
  layer?: string;
  properties?: Record<string, string>;
  /** Bytes of the header to set, to break it. */
  header?: Record<number, number>;
};

/** Writes a small PMTiles archive (version 3) of streets everywhere, and answers its bytes. */
export function writeStreetArchive(
  path: string,
  {
    layer = 'roads',
    properties = { kind: 'highway', ref: 'I-35' },
    header: changes = {},
  }: StreetArchive = {},
): Buffer {
  const tile = gzipSync(Buffer.from(tileOf(layer, properties)));
  const [firstId, tiles] = [(4 ** ZOOM - 1) / 3, 4 ** ZOOM];
  // One entry: its first tile, for how many it stands, how long it is, and where (counted from 1).
  const root = gzipSync(Buffer.from([1, firstId, tiles, tile.length, 1].flatMap(varint)));
  const description = { attribution: 'Streets of the test', vector_layers: [{ id: layer, fields: {} }] };
  const metadata = gzipSync(JSON.stringify(description));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(3, 7);
  let at = HEADER_BYTES;
  [root, metadata, Buffer.alloc(0), tile].forEach(({ length }, part) => {
    header.writeBigUInt64LE(BigInt(at), 8 + part * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + part * 16);
    at += length;
  });
  // Tiles in all, entries, contents; clustered; gzip for both; vector tiles; zooms.
  [tiles, 1, 1].forEach((count, field) => header.writeBigUInt64LE(BigInt(count), 72 + field * 8));
  [1, 2, 2, 1, ZOOM, ZOOM].forEach((value, field) => header.writeUInt8(value, 96 + field));
  [-180, -85, 180, 85].forEach((degrees, corner) => header.writeInt32LE(degrees * 1e7, 102 + corner * 4));
  for (const [byte, value] of Object.entries(changes)) header.writeUInt8(value, Number(byte));
  const archive = Buffer.concat([header, root, metadata, tile]);
  writeFileSync(path, archive);
  return archive;
}
