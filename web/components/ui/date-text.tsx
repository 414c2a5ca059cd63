import { useLocalDate } from '../../lib/local-date.ts';

/** MM/DD/YYYY in the reader's time zone, or MM/DD/YY where space is short. `at` is ISO 8601. */
export function DateText({ at, form = 'long' }: { at: string; form?: 'long' | 'short' }) {
  const localDate = useLocalDate();
  return <time dateTime={at}>{localDate(at, form)}</time>;
}
