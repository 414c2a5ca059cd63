import { getDocument } from 'unpdf/pdfjs';
import { fitted } from './boxes.ts';
import { CannotOpen, type Drawable } from './drawable.ts';

const MOST_PIXELS = { width: 2_000, height: 4_000 };

/** Our content security policy allows neither compiled functions nor WebAssembly. */
const SETTINGS = { isEvalSupported: false, useWasm: false, enableXfa: false, verbosity: 0 };

/** Opens a PDF, whose pages are drawn one by one. Throws CannotOpen for a broken one, and one with a password. */
export async function openPdf(file: Blob): Promise<Drawable> {
  const data = new Uint8Array(await file.arrayBuffer());
  if (holdsJpeg2000(data)) throw new CannotOpen('pdf_pictures');
  const loading = getDocument({ data, ...SETTINGS });
  try {
    const pdf = await loading.promise;
    return {
      kind: 'pdf',
      pageCount: pdf.numPages,
      isLossless: false,
      draw: async (number, canvas, signal) => {
        const page = await pdf.getPage(number + 1);
        const natural = page.getViewport({ scale: 1 });
        Object.assign(canvas, fitted(natural, MOST_PIXELS, { enlarge: true }));
        signal.throwIfAborted();
        const viewport = page.getViewport({ scale: canvas.width / natural.width });
        const drawing = page.render({ canvas, viewport, background: 'white' });
        signal.addEventListener('abort', () => drawing.cancel(), { once: true });
        await drawing.promise;
        page.cleanup();
      },
      close: () => void loading.destroy(),
    };
  } catch (error) {
    void loading.destroy();
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new CannotOpen(isLocked ? 'password' : 'pdf');
  }
}

/** Pictures in this format need WebAssembly: the page would be drawn without them. A stream names its format in plain bytes. */
const holdsJpeg2000 = (data: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(data).includes('/JPXDecode');
