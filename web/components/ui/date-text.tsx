import { useLocalDate } from '../../lib/local-date.ts';

/** The day of a moment in the reader's time zone, or its short form where space is short. `at` is ISO 8601. */
export function DateText({ at, form = 'long' }: { at: string; form?: 'long' | 'short' }) {
  const localDate = useLocalDate();
  return <time dateTime={at}>{localDate(at, form)}</time>;
}
