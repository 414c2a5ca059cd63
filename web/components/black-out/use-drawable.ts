import { useEffect, useState } from 'react';
import type { FileEntry } from '../uploads/file-field.tsx';
import { CannotOpen, openFile, type Drawable, type OpenProblem } from './drawable.ts';

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
    openFile(entry, stop.signal).then(
      (made) => {
        if (stop.signal.aborted) return made.close();
        drawable = made;
        setOpened({ state: 'open', drawable: made });
      },
      (error: unknown) => {
        const problem = error instanceof CannotOpen ? error.problem : 'network';
        if (!stop.signal.aborted) setOpened({ state: 'failed', problem });
      },
    );
    return () => {
      stop.abort();
      drawable?.close();
    };
  }, [entry]);
  return opened;
}
