import { useSyncExternalStore } from 'react';
import { useT } from '../../lib/page/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';
import { readSavedAt } from '../../lib/drafts/saved-copy.ts';

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const event of ['online', 'offline']) addEventListener(event, onChange, { signal: listening.signal });
  return () => listening.abort();
}

const NOT_SAVED = () => null;

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
