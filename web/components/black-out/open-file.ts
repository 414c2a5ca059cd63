import type { FileEntry } from '../uploads/file-entry.ts';
import { fitted } from './boxes.ts';
import { CannotOpen, contextOf, type Drawable } from './drawable.ts';

const MOST_PIXELS_A_SIDE = 4_000;
const LOSSLESS = ['image/png', 'image/gif'];

/** Opens the file of an entry. Throws CannotOpen; any other error is one of the network. */
export async function openFile(entry: FileEntry, signal: AbortSignal): Promise<Drawable> {
  // An entry of a restored draft holds no file.
  const file = entry.file instanceof File ? entry.file : await fetchFile(entry.url, signal);
  if (entry.kind === 'image') return openPicture(file);
  const { openPdf } = await import('./open-pdf.ts');
  return openPdf(file);
}

async function fetchFile(url: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(url, { signal }).catch(() => null);
  if (!answer?.ok) throw new CannotOpen('gone');
  return answer.blob();
}

/** Browsers turn a picture upright by its EXIF orientation before its size is read and while it is drawn. */
async function openPicture(file: Blob): Promise<Drawable> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(url);
    throw new CannotOpen('picture');
  }
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  const size = fitted(natural, { width: MOST_PIXELS_A_SIDE, height: MOST_PIXELS_A_SIDE });
  const isLossless = LOSSLESS.includes(file.type);
  return {
    kind: 'picture',
    pageCount: 1,
    isLossless,
    draw: async (_page, canvas) => {
      Object.assign(canvas, size);
      const context = contextOf(canvas);
      if (!isLossless) whiten(context);
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, size.width, size.height);
    },
    close: () => URL.revokeObjectURL(url),
  };
}

/** JPEG knows no transparency, and would show it black. */
function whiten(context: CanvasRenderingContext2D): void {
  context.fillStyle = 'white';
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}
