import { useT } from '../../lib/page/app-context.tsx';
import { useLocalTime } from '../../lib/local-date.ts';
import { Badge } from '../ui/badge.tsx';
import { DateText } from '../ui/date-text.tsx';
import { DayText } from '../ui/day-text.tsx';

type Props = {
  /** ISO 8601 UTC. */
  at: string;
  isLate: boolean;
  /** Adds the hour, both in the reader's time zone. */
  withTime?: boolean;
};

/** By when something of a queue is to be decided, and whether that is past. */
export function DueDate({ at, isLate, withTime = false }: Props) {
  const t = useT();
  const localTime = useLocalTime();
  return (
    <>
      {withTime ? (
        <>
          <DateText at={at} /> <span className="tabular">{localTime(at)}</span>
        </>
      ) : (
        <DayText day={at} />
      )}{' '}
      {isLate && <Badge tone="danger">{t('admin.late')}</Badge>}
    </>
  );
}
