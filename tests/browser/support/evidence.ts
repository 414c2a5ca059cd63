import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** The colors of a picture's left upper part and of the rest. */
export const PATCH = { r: 240, g: 120, b: 20 };
export const GROUND = { r: 20, g: 130, b: 130 };

/**
 * A photo that shows 600 by 800 pixels upright, its left upper quarter in another color. It lies on its side, as phones
 * store one, with the place and a name in its EXIF.
 */
export async function photoOnItsSide(): Promise<Buffer> {
  const patch = await sharp({ create: { width: 300, height: 400, channels: 3, background: PATCH } })
    .png()
    .toBuffer();
  const upright = await sharp({ create: { width: 600, height: 800, channels: 3, background: GROUND } })
    .composite([{ input: patch, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return sharp(upright)
    .rotate(270)
    .withExif({ IFD0: { Artist: 'Somebody at home' }, IFD3: { GPSLatitude: '36/1 44/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

type Settings = { pages: number; userPassword?: string };

/** A PDF in letter size. Each page has a name as text, and the patch in its left upper quarter. */
export function paper({ pages, userPassword }: Settings): Promise<Buffer> {
  const document = new PDFDocument({ size: 'LETTER', margin: 0, autoFirstPage: false, userPassword });
  const color: [number, number, number] = [PATCH.r, PATCH.g, PATCH.b];
  for (let page = 0; page < pages; page += 1) {
    document.addPage();
    document.fillColor(color).rect(0, 0, 306, 396).fill();
    document.fillColor('black').fontSize(24).text('Account 4417 of Somebody at home', 40, 600);
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.end();
  });
}

type Color = { r: number; g: number; b: number };

/** Reads a stored picture's colors at shares of its width and height. */
export async function colorsOf(file: Buffer) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    at: (x: number, y: number): Color => {
      const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
      return { r: data[start] ?? 0, g: data[start + 1] ?? 0, b: data[start + 2] ?? 0 };
    },
  };
}

/** WebP and JPEG change each color a little. */
export const isLike = (one: Color, other: Color): boolean =>
  Math.abs(one.r - other.r) + Math.abs(one.g - other.g) + Math.abs(one.b - other.b) < 40;

/** A picture of one color, large enough for a page, as a file to choose. */
export const plainPicture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
