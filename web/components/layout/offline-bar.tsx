import { useSyncExternalStore } from 'react';
import { useT } from '../../lib/app-context.tsx';

function subscribe(onChange: () => void): () => void {
  const told = new AbortController();
  for (const event of ['online', 'offline']) addEventListener(event, onChange, { signal: told.signal });
  return () => told.abort();
}

/** Says that the device is offline, as long as it is. The region is always there, so that screen readers hear the change. */
export function OfflineBar() {
  const t = useT();
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <div role="status" className={isOffline ? 'offline-bar' : undefined}>
      {isOffline && t('layout.offline')}
    </div>
  );
}
