import type { SummaryView, TransparencyView } from '../../../server/transparency/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { formatShare } from '../../../common/format/numbers.ts';
import { useDays } from './totals.tsx';

/** The three sentences that answer most readers. */
export function SummaryLines({ summary }: Pick<TransparencyView, 'summary'>) {
  const t = useT();
  const days = useDays();
  const { byAdministrators, decidedAppeals, grantedAppeals, medianHours } = summary;
  const share = formatShare(decidedAppeals === 0 ? 0 : grantedAppeals / decidedAppeals);
  return (
    <div className="told">
      <p>{t('transparency.told_decisions', { when: periodOf(summary, t), count: byAdministrators })}</p>
      <p>{t('transparency.told_appeals', { count: decidedAppeals, share })}</p>
      {medianHours !== null && <p>{t('transparency.told_time', { time: days(medianHours) })}</p>}
    </div>
  );
}

function periodOf({ year, quarter }: SummaryView, t: ReturnType<typeof useT>): string {
  if (year === null) return t('transparency.told_in_last_year');
  if (quarter === null) return t('transparency.told_in_year', { year: String(year) });
  return t('transparency.told_in_quarter', { year: String(year), quarter });
}
