import { formatDate } from '../../../common/dates.ts';

/** MM/DD/YYYY, or MM/DD/YY where space is short. `at` is ISO 8601. */
export function DateText({ at, form = 'long' }: { at: string; form?: 'long' | 'short' }) {
  return <time dateTime={at}>{formatDate(at, form)}</time>;
}
