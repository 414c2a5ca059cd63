import fc from 'fast-check';
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PHOTO_GRID, STRIP_GRID, placeholderOf } from '../../../server/uploads/placeholder.ts';

const HEADER_BYTES = 54;
const bytesOf = (address: string | null): Buffer => {
  expect(address).toMatch(/^data:image\/bmp;base64,[A-Za-z0-9+/]+=*$/);
  return Buffer.from((address ?? '').split(',')[1] ?? '', 'base64');
};
/** Red, green and blue of a pixel, each of five bits. */
const pixelAt = (file: Buffer, columns: number, column: number, row: number): number[] => {
  const stride = Math.ceil(columns / 2) * 4;
  const pixel = file.readUInt16LE(HEADER_BYTES + row * stride + column * 2);
  return [(pixel >> 10) & 31, (pixel >> 5) & 31, pixel & 31];
};

test('a placeholder has the colors that the library finds at the same points', () => {
  const sizes = fc.constantFrom([32, 24], [24, 32], [32, 32], [32, 4], [1, 32]);
  const picture = sizes.chain(([width = 1, height = 1]) =>
    fc.tuple(
      fc.constant([width, height] as const),
      fc.uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 }),
    ),
  );
  fc.assert(
    fc.property(picture, ([[width, height], colors]) => {
      const pixels = Array.from({ length: width * height }, (_, index) => [
        ...colors.subarray(index * 3, index * 3 + 3),
        255,
      ]);
      const hash = rgbaToThumbHash(width, height, pixels.flat());
      const drawn = thumbHashToRGBA(hash);
      const [columns, rows] = [6, 4];
      const file = bytesOf(placeholderOf(Buffer.from(hash).toString('base64'), PHOTO_GRID));
      for (let row = 0; row < rows; row += 1)
        for (let column = 0; column < columns; column += 1) {
          // Points of the grid lie between pixels of the library's picture: the color is between theirs.
          const [x, y] = [((column + 0.5) * drawn.w) / columns - 0.5, ((row + 0.5) * drawn.h) / rows - 0.5];
          const around = [Math.floor(x), Math.ceil(x)].flatMap((left) =>
            [Math.floor(y), Math.ceil(y)].map((top) => (top * drawn.w + left) * 4),
          );
          pixelAt(file, columns, column, row).forEach((value, channel) => {
            const near = around.map((start) => ((drawn.rgba[start + channel] ?? 0) * 31) / 255);
            expect(value).toBeGreaterThanOrEqual(Math.min(...near) - 3);
            expect(value).toBeLessThanOrEqual(Math.max(...near) + 3);
          });
        }
    }),
    { numRuns: 40 },
  );
});

test('a picture that is blue above and red below has a placeholder that is', async () => {
  const { data } = await sharp({ create: { width: 32, height: 24, channels: 4, background: 'blue' } })
    .composite([
      { input: { create: { width: 32, height: 12, channels: 4, background: 'red' } }, gravity: 'south' },
    ])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hash = Buffer.from(rgbaToThumbHash(32, 24, data)).toString('base64');
  const file = bytesOf(placeholderOf(hash, STRIP_GRID));
  const [above, below] = [pixelAt(file, 4, 1, 0), pixelAt(file, 4, 1, 2)];
  expect(above[2]).toBeGreaterThan((above[0] ?? 0) + 10);
  expect(below[0]).toBeGreaterThan((below[2] ?? 0) + 10);
});

test('a picture without a hash draws nothing', () => {
  expect(placeholderOf(null, PHOTO_GRID)).toBeNull();
});

test.each([
  ['a gallery', PHOTO_GRID, 158],
  ['a list', STRIP_GRID, 126],
] as const)('a language in %s is short', (_where, grid, letters) => {
  expect(placeholderOf('bwgKDYAtZ2hviXh3hmZpeI+J+Nen', grid)).toHaveLength(letters);
});
