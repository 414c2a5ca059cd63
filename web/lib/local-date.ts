import { useCallback, useSyncExternalStore } from 'react';
import { formatDate, formatDayInWords, formatTime, type DayIn } from '../../common/format/dates.ts';
import { useShared } from './page/app-context.tsx';

const neverChanges = () => () => undefined;

/**
 * The time zone for dates. The server does not know the reader's, so UTC applies until hydration. The last
 * day of a right has no time zone: use formatDate.
 */
function useDayIn(): DayIn {
  const isTakenOver = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isTakenOver ? 'local' : 'utc';
}

/** Writes the day of a moment in the reader's time zone, in the form of formatDate. */
export function useLocalDate(): (at: Date | string, form?: 'long' | 'short') => string {
  const dayIn = useDayIn();
  const { language } = useShared();
  return useCallback((at, form) => formatDate(at, language, form, dayIn), [language, dayIn]);
}

/** Writes the time of a moment in the reader's time zone: "14:05". */
export function useLocalTime(): (at: string) => string {
  const dayIn = useDayIn();
  return useCallback((at) => formatTime(at, dayIn), [dayIn]);
}

/** Writes the day of a moment in the reader's time zone in words: "November 3, 2026". */
export function useLocalDay(): (at: Date | string) => string {
  const dayIn = useDayIn();
  const { language } = useShared();
  return useCallback((at) => formatDayInWords(at, language, dayIn), [language, dayIn]);
}
