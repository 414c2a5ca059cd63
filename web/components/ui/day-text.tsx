import { formatDate } from '../../../common/format/dates.ts';
import { useT } from '../../lib/page/app-context.tsx';

/** A day that is the same for all readers, such as the day by which something is decided. `day`: a day or moment, ISO 8601 UTC. */
export function DayText({ day }: { day: string }) {
  const t = useT();
  return <time dateTime={day.slice(0, 10)}>{formatDate(day, t.language)}</time>;
}
