import { UPLOAD_MAX_BYTES } from '../../../common/constants.ts';
import { pixelsOf, type Box } from './boxes.ts';
import { contextOf, type Drawable } from './drawable.ts';

/** The formats to try, the best first, until the file is small enough to be sent. */
const FORMATS = [
  { type: 'image/png', extension: 'png', quality: undefined },
  { type: 'image/jpeg', extension: 'jpg', quality: 0.9 },
  { type: 'image/jpeg', extension: 'jpg', quality: 0.75 },
] as const;

/** Black after a browser has changed each color by a little against recognition. */
const DARKEST = 16;

type CoveredPageFile = { page: number; boxes: readonly Box[]; name: string };

/** Draws a page anew with its boxes, as a new file. Rejects when the browser cannot. */
export async function coveredFile(
  drawable: Drawable,
  { page, boxes, name }: CoveredPageFile,
  signal: AbortSignal,
) {
  const canvas = document.createElement('canvas');
  await drawable.draw(page, canvas, signal);
  cover(canvas, boxes);
  const formats = drawable.isLossless ? FORMATS : FORMATS.slice(1);
  let file: File | null = null;
  for (const { type, extension, quality } of formats) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (blob === null) throw new Error('The browser gives no file of this canvas.');
    file = new File([blob], `${name}.${extension}`, { type });
    if (file.size <= UPLOAD_MAX_BYTES) break;
  }
  // Frees the memory at once: phones have little for canvases.
  canvas.width = 0;
  if (file === null) throw new Error('There is no format to write.');
  return file;
}

/** Throws where the pixels can be read and are not black, as in browsers that give false pixels. */
function cover(canvas: HTMLCanvasElement, boxes: readonly Box[]): void {
  const context = contextOf(canvas);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = 'black';
  for (const box of boxes) {
    const { left, top, width, height } = pixelsOf(box, canvas);
    if (width === 0 || height === 0) continue;
    context.fillRect(left, top, width, height);
    const { data } = context.getImageData(left + (width >> 1), top + (height >> 1), 1, 1);
    if (data.slice(0, 3).some((color) => color > DARKEST)) throw new Error('A box was not drawn.');
  }
}
