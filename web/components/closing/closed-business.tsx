import { formatMonthInWords } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { Link } from '../ui/link.tsx';

/** Tells those who manage a business that it is closed for good. */
export function ClosedBusiness({ closedOn }: { closedOn: string }) {
  const t = useT();
  return (
    <Alert tone="caution" title={t('closed.since', { month: formatMonthInWords(closedOn, t.language) })}>
      <p>{t('closed.notice')}</p>
      <p className="mt-2">
        <Link href={route('contractor.closing')}>{t('closed.nav')}</Link>
      </p>
    </Alert>
  );
}
