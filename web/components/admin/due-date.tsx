import { useT } from '../../lib/page/app-context.tsx';
import { Badge } from '../ui/badge.tsx';
import { DayText } from '../ui/day-text.tsx';

/** By when something of a queue is to be decided, and whether that is past. `at`: ISO 8601 UTC. */
export function DueDate({ at, isLate }: { at: string; isLate: boolean }) {
  const t = useT();
  return (
    <>
      <DayText day={at} /> {isLate && <Badge tone="danger">{t('admin.late')}</Badge>}
    </>
  );
}
