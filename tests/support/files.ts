import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

/** A picture of one color, with what a phone writes into one: the place, and which way is up. */
export async function picture(
  format: ImageFormat,
  { width = 64, height = 48, orientation }: { width?: number; height?: number; orientation?: number } = {},
): Promise<Buffer> {
  const drawn = sharp({ create: { width, height, channels: 3, background: 'teal' } });
  const exif = { IFD0: { Artist: 'Somebody at home' }, IFD3: { GPSLatitude: '36/1 44/1 0/1' } };
  return drawn
    .withExif(exif)
    .withMetadata(orientation === undefined ? {} : { orientation })
    .toFormat(format)
    .toBuffer();
}

/** The smallest document that begins and ends as one. */
export const pdf = (): Buffer =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );

/** A PNG of a hundred bytes that says it is 60,000 pixels wide and high. */
export function pixelBomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(content.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc(named), named.length + 4);
  return whole;
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

export type Sent = { bytes: Buffer; name?: string; type?: string; field?: string };

/** A multipart body of fields and files, in this order, and the header that goes with it. */
export function multipart(...parts: (Sent | { field: string; text: string })[]): {
  payload: Buffer;
  contentType: string;
} {
  const boundary = `----${randomBytes(9).toString('hex')}`;
  const encoded = parts.map((part) => {
    if ('text' in part) return Buffer.from(`${headOf(boundary, part.field)}\r\n\r\n${part.text}\r\n`);
    const { bytes, name = 'photo.jpg', type = 'image/jpeg', field = 'upload' } = part;
    const head = `${headOf(boundary, field)}; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')]);
  });
  return {
    payload: Buffer.concat([...encoded, Buffer.from(`--${boundary}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}

const headOf = (boundary: string, field: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${field}"`;
