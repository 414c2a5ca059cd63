import { formatMonthInWords } from '../../../common/format/dates.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Badge } from '../ui/badge.tsx';

/** Beside the name of a business that closed for good. */
export function ClosedMark({ closedOn }: { closedOn: string }) {
  const t = useT();
  return (
    <Badge tone="caution">{t('closed.since', { month: formatMonthInWords(closedOn, t.language) })}</Badge>
  );
}
