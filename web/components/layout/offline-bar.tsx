import { useSyncExternalStore } from 'react';
import { followConnection, useIsOffline } from '../../hooks/use-is-offline.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';
import { readSavedAt } from '../../lib/drafts/saved-copy.ts';

const NOT_SAVED = () => null;

/** Says that the device is offline, as long as it is, and how old a saved page is. The region is always there, so that screen readers hear the change. */
export function OfflineBar() {
  const t = useT();
  const localDate = useLocalDate();
  const isOffline = useIsOffline(false);
  const savedAt = useSyncExternalStore(followConnection, readSavedAt, NOT_SAVED);
  const text =
    savedAt === null ? t('layout.offline') : t('layout.offline_saved', { date: localDate(savedAt) });
  const isShown = isOffline || savedAt !== null;
  return (
    <div role="status" className={isShown ? 'offline-bar' : undefined}>
      {isShown && text}
    </div>
  );
}
