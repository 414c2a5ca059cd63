import { useSyncExternalStore } from 'react';
import { useT } from '../../lib/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';

function subscribe(onChange: () => void): () => void {
  const told = new AbortController();
  for (const event of ['online', 'offline']) addEventListener(event, onChange, { signal: told.signal });
  return () => told.abort();
}

const NOT_SAVED = () => null;
/** When the page was saved, in ISO 8601, where it is a copy (web/worker/copies.ts); it goes with the first visit that succeeds. */
const readSavedAt = (): string | null =>
  document.querySelector('meta[name="saved-at"]')?.getAttribute('content') ?? null;

/** Says that the device is offline, as long as it is, and how old a saved page is. The region is always there, so that screen readers hear the change. */
export function OfflineBar() {
  const t = useT();
  const localDate = useLocalDate();
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  const savedAt = useSyncExternalStore(subscribe, readSavedAt, NOT_SAVED);
  const text =
    savedAt === null ? t('layout.offline') : t('layout.offline_saved', { date: localDate(savedAt) });
  const isShown = isOffline || savedAt !== null;
  return (
    <div role="status" className={isShown ? 'offline-bar' : undefined}>
      {isShown && text}
    </div>
  );
}
