import type Sharp from 'sharp';
import { invalid } from '../core/errors.ts';
import type { ImageFormat } from './file-kind.ts';
import { IMAGE_EDGES, type ImageSize } from './sizes.ts';

/** Above what phones take; a file of a few bytes may claim far more. */
const LARGEST_PIXELS = 51_000_000;
const LONGEST_SECONDS = 20;
const QUALITY = 80;
/** Each picture that is being decoded takes memory: the rest waits. */
const AT_ONCE = 2;

export type EncodedImage = {
  width: number;
  height: number;
  /** The color it has on average: #rrggbb. */
  tone: string;
  files: Record<ImageSize, Buffer>;
};

/**
 * Redraws an image, upright, in three sizes, as WebP in sRGB. Metadata and trailing bytes are gone (EXIF,
 * place, comments). An animation keeps its first frame. Throws InvalidInput for an unreadable image.
 */
export async function encodeImage(bytes: Buffer, format: ImageFormat): Promise<EncodedImage> {
  return whenFree(async () => {
    const large = await draw(bytes, format);
    const files = { large: await toWebp(large, 'large'), ...(await smaller(large)) };
    return { width: large.width, height: large.height, tone: await toneOf(large), files };
  });
}

let loading: Promise<typeof Sharp> | null = null;

/** Fetched with the first picture: it takes a quarter of a second and 26 MB, which most processes never need. */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => onlyWhatIsTaken(sharp));
  return loading;
}

/**
 * No PDF and no TIFF is decoded. SVG is for the pictures that the product draws; `formatOf` refuses one that
 * a user sends.
 */
function onlyWhatIsTaken(sharp: typeof Sharp): typeof Sharp {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadNsgifBuffer',
      'VipsForeignLoadHeifBuffer',
      'VipsForeignLoadSvgBuffer',
    ],
  });
  sharp.cache(false);
  return sharp;
}

type Drawn = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 };

async function draw(bytes: Buffer, format: ImageFormat): Promise<Drawn> {
  const sharp = await loadSharp();
  try {
    const source = sharp(bytes, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' });
    const { format: found, width, height } = await source.metadata();
    if (width * height > LARGEST_PIXELS) throw invalid('upload', 'uploads.too_many_pixels');
    if (found !== (format === 'avif' ? 'heif' : format)) throw invalid('upload', 'uploads.unreadable');
    const { data, info } = await source
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .toColourspace('srgb')
      .resize(IMAGE_EDGES.large, IMAGE_EDGES.large, { fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels as Drawn['channels'] };
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message))
      throw invalid('upload', 'uploads.too_many_pixels');
    throw (error as { status?: number }).status ? error : invalid('upload', 'uploads.unreadable');
  }
}

async function smaller(large: Drawn): Promise<Record<'small' | 'medium', Buffer>> {
  return { small: await toWebp(large, 'small'), medium: await toWebp(large, 'medium') };
}

async function toWebp({ data, width, height, channels }: Drawn, size: ImageSize): Promise<Buffer> {
  const sharp = await loadSharp();
  const edge = IMAGE_EDGES[size];
  return sharp(data, { raw: { width, height, channels } })
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}

/** Of the one pixel that is left when it is made as small as can be. */
async function toneOf({ data, width, height, channels }: Drawn): Promise<string> {
  const sharp = await loadSharp();
  const pixel = await sharp(data, { raw: { width, height, channels } })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  const [red = 0, green = red, blue = red] = pixel.length >= 3 ? pixel : [pixel[0] ?? 0];
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

let running = 0;
const waiting: (() => void)[] = [];

async function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
