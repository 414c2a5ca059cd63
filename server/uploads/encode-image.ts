import type Sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { invalid } from '../core/errors.ts';
import type { ImageFormat } from './file-kind.ts';
import { IMAGE_EDGES, type ImageSize } from './sizes.ts';

/** Above what phones take; a file of a few bytes may claim far more. */
const LARGEST_PIXELS = 51_000_000;
const QUALITY = 80;
/** Of a picture whose end is missing; viewers show the rest. */
const MOST_MISSING = 0.9;
/** A larger copy would give the same hash and take longer. */
const HASHED_EDGE = 32;

/** Where the eye goes first, in percent from the left and the top. */
type Focus = { x: number; y: number };

export type EncodedImage = {
  width: number;
  height: number;
  /** The picture, blurred, in 21 to 25 bytes; as base64. */
  thumbhash: string;
  focus: Focus | null;
  files: Record<ImageSize, Buffer>;
};

/**
 * Redraws an image, upright, in three sizes, as WebP in sRGB. Metadata and trailing bytes are gone (EXIF,
 * place, comments). An animation keeps its first frame. Throws InvalidInput for an unreadable image.
 */
export async function encodeImage(bytes: Buffer, format: ImageFormat): Promise<EncodedImage> {
  const large = await draw(bytes, format);
  const files = { large: await toWebp(large, 'large'), ...(await smaller(large)) };
  const { width, height } = large;
  return { width, height, thumbhash: await thumbhashOf(large), focus: await focusOf(large), files };
}

/** As wide as a cover is shown. */
const COVER = { width: 128, height: 32 };

/** Null where nothing stands out, or where it cannot be told: a picture is never refused for it. */
async function focusOf({ data, width, height, channels }: Drawn): Promise<Focus | null> {
  const sharp = await loadSharp();
  const scale = Math.max(COVER.width / width, COVER.height / height);
  try {
    const { info } = await sharp(data, { raw: { width, height, channels } })
      .toColourspace('srgb')
      .resize(COVER.width, COVER.height, { fit: 'cover', position: sharp.strategy.attention })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { attentionX, attentionY } = info as { attentionX?: number; attentionY?: number };
    if (attentionX === undefined || attentionY === undefined) return null;
    return { x: percentOf(attentionX, width * scale), y: percentOf(attentionY, height * scale) };
  } catch {
    return null;
  }
}

const percentOf = (part: number, whole: number): number =>
  Math.max(0, Math.min(100, Math.round((part / whole) * 100)));

let loading: Promise<typeof Sharp> | null = null;

/** Fetched by the first picture, so that tests of other parts do without. */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => onlyWhatIsTaken(sharp));
  return loading;
}

/** No PDF, TIFF or SVG is decoded, whatever a file claims. */
function onlyWhatIsTaken(sharp: typeof Sharp): typeof Sharp {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadNsgifBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
  sharp.cache(false);
  // The second processor stays with pages.
  sharp.concurrency(1);
  return sharp;
}

type Drawn = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 };

async function draw(bytes: Buffer, format: ImageFormat): Promise<Drawn> {
  try {
    return await decode(bytes, format, 'error');
  } catch (error) {
    if ((error as { status?: number }).status) throw error;
    if (error instanceof Error && /pixel limit/i.test(error.message))
      throw invalid('upload', 'uploads.too_many_pixels');
    return drawCutOff(bytes, format);
  }
}

/** A picture whose end is missing, as viewers show it; refused where that is next to nothing. */
async function drawCutOff(bytes: Buffer, format: ImageFormat): Promise<Drawn> {
  if (format !== 'jpeg' && format !== 'gif') throw invalid('upload', 'uploads.unreadable');
  const drawn = await decode(bytes, format, 'none').catch(() => {
    throw invalid('upload', 'uploads.unreadable');
  });
  if (missingShare(drawn) > MOST_MISSING) throw invalid('upload', 'uploads.cut_off');
  return drawn;
}

async function decode(bytes: Buffer, format: ImageFormat, failOn: 'error' | 'none'): Promise<Drawn> {
  const sharp = await loadSharp();
  const source = sharp(bytes, { limitInputPixels: LARGEST_PIXELS, failOn });
  const { format: found, width, height } = await source.metadata();
  if (width * height > LARGEST_PIXELS) throw invalid('upload', 'uploads.too_many_pixels');
  if (found !== (format === 'avif' ? 'heif' : format)) throw invalid('upload', 'uploads.unreadable');
  const { data, info } = await source
    .autoOrient()
    .toColourspace('srgb')
    .resize(IMAGE_EDGES.large, IMAGE_EDGES.large, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as Drawn['channels'] };
}

/** The decoder fills what is missing with middle gray (JPEG), or leaves it transparent (GIF). */
function missingShare({ data, width, height, channels }: Drawn): number {
  let missing = 0;
  for (let at = 0; at < data.length; at += channels) {
    const isGray = data[at] === 128 && (channels < 3 || (data[at + 1] === 128 && data[at + 2] === 128));
    if (channels === 4 ? data[at + 3] === 0 : isGray) missing += 1;
  }
  return missing / (width * height);
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

/** The hash of the picture on white, because transparency would take bytes from its colors. */
async function thumbhashOf({ data, width, height, channels }: Drawn): Promise<string> {
  const sharp = await loadSharp();
  const small = await sharp(data, { raw: { width, height, channels } })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(HASHED_EDGE, HASHED_EDGE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString('base64');
}
