import { formatMonthInWords } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ContractorView } from '../../../server/contractors/page/page-view.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { Link } from '../ui/link.tsx';

type Props = { contractor: ContractorView; closedOn: string };

/** Above everything else on the page of a business that closed for good. */
export function ClosedNotice({ contractor: { trades, region, can }, closedOn }: Props) {
  const t = useT();
  const path = usePath();
  const [trade] = trades;
  return (
    <div className="mb-12">
      <Alert tone="caution" title={t('closed.since', { month: formatMonthInWords(closedOn, t.language) })}>
        <p>
          {t('closed.notice')} {can.review && t('closed.notice_review')}
        </p>
        <p className="mt-2">
          {can.edit ? (
            <Link href={route('contractor.closing')}>{t('closed.reopen_title')}</Link>
          ) : (
            <Link
              href={path('contractors.index', {}, { query: { trade: trade?.slug, region: region?.slug } })}
            >
              {t('closed.notice_find')}
            </Link>
          )}
        </p>
      </Alert>
    </div>
  );
}
