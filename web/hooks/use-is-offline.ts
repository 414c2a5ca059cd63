import { useSyncExternalStore } from 'react';

export function followConnection(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const event of ['online', 'offline']) addEventListener(event, onChange, { signal: listening.signal });
  return () => listening.abort();
}

/** Whether the device is offline; `atFirst` before the scripts have taken the page over. */
export const useIsOffline = (atFirst: boolean): boolean =>
  useSyncExternalStore(
    followConnection,
    () => !navigator.onLine,
    () => atFirst,
  );
