import { useCallback, useSyncExternalStore } from 'react';
import { formatDate } from '../../common/dates.ts';

const neverChanges = () => () => undefined;

/**
 * Writes the day of a moment in the reader's time zone. The server does not know the zone: until the browser has taken the
 * page over the day is the one in UTC, as in the server's markup. Last days of a right are days, not moments: formatDate.
 */
export function useLocalDate(): (at: Date | string, form?: 'long' | 'short') => string {
  const isTakenOver = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return useCallback((at, form) => formatDate(at, form, isTakenOver ? 'local' : 'utc'), [isTakenOver]);
}
