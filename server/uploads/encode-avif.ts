import { loadSharp } from './encode-image.ts';
import { IMAGE_EDGES, type ImageSize } from './sizes.ts';

/** A quarter smaller than the WebP of the same look; more effort costs twice the time for 4 % (docs/decisions/0008). */
const AVIF = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' };

export type EncodedAvif = Record<`${ImageSize}_avif`, Buffer>;

/** The three sizes of an image as AVIF, from its largest; slow, so never while someone waits. */
export async function encodeAvif(large: Buffer): Promise<EncodedAvif> {
  const sharp = await loadSharp();
  const draw = (size: ImageSize): Promise<Buffer> => {
    const edge = IMAGE_EDGES[size];
    return sharp(large).resize(edge, edge, { fit: 'inside', withoutEnlargement: true }).avif(AVIF).toBuffer();
  };
  return {
    small_avif: await draw('small'),
    medium_avif: await draw('medium'),
    large_avif: await draw('large'),
  };
}
