import { useEffect, useState } from 'react';
import type { FileEntry } from '../uploads/file-entry.ts';
import { CannotOpen, type Drawable, type OpenProblem } from './drawable.ts';
import { openFile } from './open-file.ts';

/** The file while it is opened, once it is, or why it cannot be; `network`: its code did not come. */
export type Opened =
  | { state: 'opening' }
  | { state: 'open'; drawable: Drawable }
  | { state: 'failed'; problem: OpenProblem | 'network' };

/** Opens the file, and lets it go with the component. */
export function useDrawable(entry: FileEntry): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'opening' });
  useEffect(() => {
    const stop = new AbortController();
    let drawable: Drawable | null = null;
    const open = async () => {
      const made = await openFile(entry, stop.signal);
      if (stop.signal.aborted) return made.close();
      drawable = made;
      setOpened({ state: 'open', drawable: made });
    };
    open().catch((error: unknown) => {
      const problem = error instanceof CannotOpen ? error.problem : 'network';
      if (!stop.signal.aborted) setOpened({ state: 'failed', problem });
    });
    return () => {
      stop.abort();
      drawable?.close();
    };
  }, [entry]);
  return opened;
}
