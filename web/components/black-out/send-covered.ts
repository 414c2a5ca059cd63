import { callApi } from '../../lib/api.ts';
import { sendFile } from '../../lib/send-file.ts';
import type { FileEntry } from '../uploads/file-entry.ts';
import type { Box } from './boxes.ts';
import { coveredFile } from './covered-file.ts';
import type { Drawable } from './drawable.ts';

export type CoveredPage = { page: number; boxes: readonly Box[] };

/** `message` is the server's; '' where the connection was cut. `canceled`: by the signal. */
export type Covered =
  | { outcome: 'sent'; entries: readonly FileEntry[] }
  | { outcome: 'not_drawn' | 'canceled' }
  | { outcome: 'refused'; message: string };

type Work = {
  drawable: Drawable;
  pages: readonly CoveredPage[];
  /** The name of the file that they replace. */
  name: string;
  signal: AbortSignal;
  /** Told before each page, counted from 1. */
  onPage: (number: number) => void;
};

/** Draws the pages anew and sends them, one after the other: all of them, or none stays on the server. */
export async function sendCovered({ drawable, pages, name, signal, onPage }: Work): Promise<Covered> {
  const entries: FileEntry[] = [];
  const end = async (covered: Covered): Promise<Covered> => {
    await Promise.all(entries.map(({ id }) => removeFile(id)));
    return covered;
  };
  for (const [index, { page, boxes }] of pages.entries()) {
    onPage(index + 1);
    const title = nameOf(name, drawable.kind === 'pdf' ? page + 1 : null);
    const file = await coveredFile(drawable, { page, boxes, name: title }, signal).catch(() => null);
    if (signal.aborted) return end({ outcome: 'canceled' });
    if (file === null) return end({ outcome: 'not_drawn' });
    const sent = await sendFile(file, { signal, onProgress: () => undefined });
    if (sent.outcome === 'kept') {
      const { id, name: sentName, url, kind } = sent.upload;
      entries.push({ id, name: sentName, url, kind, file });
    }
    if (signal.aborted) return end({ outcome: 'canceled' });
    if (sent.outcome === 'refused') return end({ outcome: 'refused', message: sent.message });
  }
  return { outcome: 'sent', entries };
}

/** Whether the server has deleted an own file that no form holds. */
export async function removeFile(id: number): Promise<boolean> {
  try {
    await callApi('api.upload.destroy', { id }, { body: {}, quiet: true });
    return true;
  } catch {
    return false;
  }
}

/** "estimate-2" for page 2 of "estimate.pdf". */
const nameOf = (name: string, page: number | null): string =>
  name.replace(/\.[A-Za-z0-9]{1,5}$/, '') + (page === null ? '' : `-${page}`);
