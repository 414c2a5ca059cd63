/** The waves at the middle of each pixel, across and down: browsers blur the pixels while they stretch them. */
type Grid = { columns: readonly (readonly number[])[]; rows: readonly (readonly number[])[] };

/** The shortest waves of a ThumbHash have six nodes. */
const WAVES = 7;
const wavesAt = (pixels: number): number[][] =>
  Array.from({ length: pixels }, (_, pixel) =>
    Array.from({ length: WAVES }, (_, wave) => Math.cos((Math.PI * wave * (pixel + 0.5)) / pixels)),
  );

/** The pixels of a placeholder in a gallery, and in a list, where each byte counts many times. */
export const PHOTO_GRID: Grid = { columns: wavesAt(6), rows: wavesAt(4) };
export const STRIP_GRID: Grid = { columns: wavesAt(4), rows: wavesAt(3) };

const FILE_HEADER_BYTES = 14;
const HEADER_BYTES = 54;
/** The saturation that ThumbHash adds to make up for its rounding. */
const BOOST = 1.25;
const CHROMA = 3;

/**
 * A ThumbHash without transparency (https://evanw.github.io/thumbhash) as a picture of a few pixels: a data
 * address of 126 to 158 letters, whose first 90 are alike. Null where nothing is known.
 */
export function placeholderOf(thumbhash: string | null | undefined, { columns, rows }: Grid): string | null {
  if (!thumbhash) return null;
  const { luminance, yellow, red } = channelsOf(Buffer.from(thumbhash, 'base64'));
  const stride = Math.ceil(columns.length / 2) * 4;
  const file = emptyBitmap(columns.length, rows.length, stride);
  rows.forEach((down, row) =>
    columns.forEach((across, column) => {
      const [l, p, q] = [
        valueAt(luminance, across, down),
        valueAt(yellow, across, down),
        valueAt(red, across, down),
      ];
      const b = l - (2 / 3) * p;
      const r = (3 * l - b + q) / 2;
      const pixel = (fiveBits(r) << 10) | (fiveBits(r - q) << 5) | fiveBits(b);
      file.writeUInt16LE(pixel, HEADER_BYTES + row * stride + column * 2);
    }),
  );
  return `data:image/bmp;base64,${file.toString('base64')}`;
}

/** The waves of a channel, across and down, with the height of each: its first is the mean. */
type Wave = { across: number; down: number; height: number };

/** As thumbHashToRGBA reads them; that one draws 768 pixels, which takes seven times as long or more (docs/decisions/0008). */
function channelsOf(hash: Buffer): Record<'luminance' | 'yellow' | 'red', Wave[]> {
  const at = (index: number): number => hash[index] ?? 0;
  const constants = at(0) | (at(1) << 8) | (at(2) << 16);
  const more = at(3) | (at(4) << 8);
  const shorter = Math.max(CHROMA, more & 7);
  const [across, down] = more >> 15 ? [7, shorter] : [shorter, 7];
  let next = 0;
  const waves = (mean: number, width: number, height: number, scale: number): Wave[] => {
    const found: Wave[] = [{ across: 0, down: 0, height: mean }];
    for (let y = 0; y < height; y += 1)
      for (let x = y === 0 ? 1 : 0; x * height < width * (height - y); x += 1) {
        const four = (at(5 + (next >> 1)) >> ((next & 1) * 4)) & 15;
        next += 1;
        found.push({ across: x, down: y, height: (four / 7.5 - 1) * scale * 2 });
      }
    return found;
  };
  return {
    luminance: waves((constants & 63) / 63, across, down, ((constants >> 18) & 31) / 31),
    yellow: waves(((constants >> 6) & 63) / 31.5 - 1, CHROMA, CHROMA, (((more >> 3) & 63) / 63) * BOOST),
    red: waves(((constants >> 12) & 63) / 31.5 - 1, CHROMA, CHROMA, (((more >> 9) & 63) / 63) * BOOST),
  };
}

function valueAt(waves: readonly Wave[], x: readonly number[], y: readonly number[]): number {
  let sum = 0;
  for (const { across, down, height } of waves) sum += height * (x[across] ?? 0) * (y[down] ?? 0);
  return sum;
}

const fiveBits = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 31);

/** A Windows bitmap of 15 bits a pixel, from the top down: the format with the shortest file of so few pixels. */
function emptyBitmap(columns: number, rows: number, stride: number): Buffer {
  const file = Buffer.alloc(HEADER_BYTES + stride * rows);
  file.write('BM', 0, 'latin1');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(HEADER_BYTES, 10);
  file.writeUInt32LE(HEADER_BYTES - FILE_HEADER_BYTES, 14);
  file.writeInt32LE(columns, 18);
  file.writeInt32LE(-rows, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(16, 28);
  return file;
}
