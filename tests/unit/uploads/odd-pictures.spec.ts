import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { InvalidInput } from '../../../server/core/errors.ts';
import { encodeImage } from '../../../server/uploads/encode-image.ts';
import { formatOf, type ImageFormat } from '../../../server/uploads/file-kind.ts';

const WIDTH = 300;
const HEIGHT = 200;
const END = Buffer.from([0xff, 0xd9]);
const JPEG_HEAD_BYTES = 14;

/** A picture with a pattern, so that every part of it takes bytes. */
const raw = Buffer.from(
  Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => (at * 7 + Math.floor(at / 900) * 13) % 256),
);
const drawn = () => sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
const frames = () => sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels: 3, pageHeight: 50 } });
/** An APP segment of a JPEG, with its length. */
const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
const withSegments = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

let jpeg: Buffer;
let progressive: Buffer;
let cmyk: Buffer;
let png: Buffer;
let gif: Buffer;
let webp: Buffer;
let avif: Buffer;
beforeAll(async () => {
  jpeg = await drawn().jpeg().toBuffer();
  progressive = await drawn().jpeg({ progressive: true }).toBuffer();
  png = await drawn().png().toBuffer();
  cmyk = await sharp(png).toColourspace('cmyk').jpeg().toBuffer();
  gif = await drawn().gif().toBuffer();
  webp = await drawn().webp().toBuffer();
  avif = await drawn().avif().toBuffer();
});

const scanOf = (bytes: Buffer): number => bytes.indexOf(Buffer.from([0xff, 0xda])) + JPEG_HEAD_BYTES;
const encoded = (bytes: Buffer, claimed?: ImageFormat) => {
  const format = formatOf(bytes);
  if (format === null || format === 'pdf') throw new Error('no picture');
  return encodeImage(bytes, claimed ?? format);
};

describe('a picture that viewers open', () => {
  test.each<[string, () => Buffer]>([
    ['a JPEG without its end mark', () => jpeg.subarray(0, -2)],
    ['a progressive JPEG', () => progressive],
    ['a progressive JPEG without its end mark', () => progressive.subarray(0, -2)],
    ['a JPEG of which a half came', () => jpeg.subarray(0, jpeg.length / 2)],
    ['a JPEG with bytes after its end', () => Buffer.concat([jpeg, Buffer.alloc(5_000, 7)])],
    ['a JPEG with zeros before its end', () => Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(64), END])],
    [
      'a JPEG with a second picture (MPO)',
      () =>
        Buffer.concat([
          withSegments(jpeg, segment(0xe2, Buffer.from('MPF\0II*\0\b\0\0\0\0\0\0\0\0\0', 'latin1'))),
          jpeg,
        ]),
    ],
    [
      'a JPEG with many segments of applications',
      () =>
        withSegments(
          jpeg,
          ...Array.from({ length: 30 }, (_, at) => segment(0xe1 + (at % 13), Buffer.alloc(2_000, at))),
        ),
    ],
    ['a JPEG with a comment of 60 KB', () => withSegments(jpeg, segment(0xfe, Buffer.alloc(60_000, 'ñ')))],
    ['a JPEG in CMYK as Adobe writes it', () => cmyk],
    ['a JPEG in CMYK without its end mark', () => cmyk.subarray(0, -2)],
    ['a PNG with bytes after its end', () => Buffer.concat([png, Buffer.alloc(500, 65)])],
    ['a PNG without its end', () => png.subarray(0, -12)],
    ['a GIF without its end', () => gif.subarray(0, -12)],
    ['a GIF of one frame with bytes after its end', () => Buffer.concat([gif, Buffer.alloc(500)])],
    ['a WebP with bytes after its end', () => Buffer.concat([webp, Buffer.alloc(500)])],
    ['an AVIF with bytes after its end', () => Buffer.concat([avif, Buffer.alloc(500)])],
  ])('a picture that viewers open: %s is taken', async (_what, make) => {
    const { width, height, files } = await encoded(make());
    expect([width, height]).toEqual([WIDTH, HEIGHT]);
    expect((await sharp(files.large).metadata()).format).toBe('webp');
  });

  test.each<[string, () => Promise<Buffer>]>([
    ['in gray', () => drawn().greyscale().jpeg().toBuffer()],
    ['as a PNG of 16 bits', () => drawn().toColourspace('rgb16').png().toBuffer()],
    ['as an interlaced PNG', () => drawn().png({ progressive: true }).toBuffer()],
    ['as an AVIF of 10 bits', () => drawn().avif({ bitdepth: 10 }).toBuffer()],
  ])('a picture that viewers open: %s is taken', async (_what, make) => {
    expect(await encoded(await make())).toMatchObject({ width: WIDTH, height: HEIGHT });
  });

  test.each(['webp', 'gif'] as const)(
    'a picture that viewers open: as a moving %s keeps its first frame',
    async (format) => {
      const moving = await frames().toFormat(format).toBuffer();
      expect((await sharp(moving).metadata()).pages).toBe(4);
      expect(await encoded(moving)).toMatchObject({ width: WIDTH, height: 50 });
    },
  );

  test('a picture that viewers open of one color without its end mark is taken', async () => {
    const teal = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    expect(await encoded(teal.subarray(0, -2))).toMatchObject({ width: 64, height: 48 });
  });
});

describe('a picture of which next to nothing came', () => {
  test.each<[string, () => Buffer, string]>([
    ['a JPEG without its scan', () => jpeg.subarray(0, scanOf(jpeg)), 'uploads.cut_off'],
    [
      'a JPEG with a hundred bytes of its scan',
      () => jpeg.subarray(0, scanOf(jpeg) + 100),
      'uploads.cut_off',
    ],
    ['a GIF with a tenth of its bytes', () => gif.subarray(0, gif.length / 10), 'uploads.cut_off'],
    ['the first 20 bytes of a JPEG', () => jpeg.subarray(0, 20), 'uploads.unreadable'],
    ['a PNG of which a half came', () => png.subarray(0, png.length / 2), 'uploads.unreadable'],
    ['a WebP of which a half came', () => webp.subarray(0, webp.length / 2), 'uploads.unreadable'],
    ['an AVIF of which a half came', () => avif.subarray(0, avif.length / 2), 'uploads.unreadable'],
  ])('a picture of which next to nothing came: %s is refused with a sentence', async (_what, make, key) => {
    const refused = (await encoded(make()).catch((error: unknown) => error)) as InvalidInput;
    expect(refused.fields['upload']?.map((problem) => problem.key)).toEqual([key]);
  });
});
