import { inflateSync } from 'node:zlib';

/** Sizes in bytes, from "WOFF File Format 1.0" (W3C) and the OpenType header that it wraps. */
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const FONT_HEADER = 12;
const FONT_ENTRY = 16;

/**
 * A WOFF file as the font that it holds. fontkit unpacks a table of a WOFF file anew for each letter, which takes
 * seconds in a typeface of every script.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(FONT_HEADER + FONT_ENTRY * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = woff.subarray(WOFF_HEADER + WOFF_ENTRY * index);
    const table = unpackTable(woff, entry);
    const at = FONT_HEADER + FONT_ENTRY * index;
    entry.copy(head, at, 0, 4);
    head.writeUInt32BE(entry.readUInt32BE(16), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    // Each table begins at a multiple of four.
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** A table that compression would not have made smaller is stored as it is. */
function unpackTable(woff: Buffer, entry: Buffer): Buffer {
  const [offset, packedLength, length] = [
    entry.readUInt32BE(4),
    entry.readUInt32BE(8),
    entry.readUInt32BE(12),
  ];
  const packed = woff.subarray(offset, offset + packedLength);
  return packedLength < length ? inflateSync(packed) : packed;
}
