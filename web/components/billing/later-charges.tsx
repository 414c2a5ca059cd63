import { formatDayInWords } from '../../../common/format/dates.ts';
import { formatMoney } from '../../../common/format/money.ts';
import type { LaterView } from '../../../server/billing/views.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';

/** Every later charge with its day, until the amount no longer changes. `then`: something is charged before them. */
export function LaterCharges({ later, then = false }: { later: LaterView; then?: boolean }) {
  const t = useT();
  const { language } = useShared();
  const { runs, interval } = later;
  const last = runs.length - 1;
  const day = (at: string) => formatDayInWords(at, language);
  return (
    <ul>
      {runs.map(({ cents, from, to, count }, index) => {
        const amount = formatMoney(cents);
        if (index === last)
          return (
            <li key={from}>
              {t(then || index > 0 ? `plans.later.then_${interval}` : `plans.later.from_${interval}`, {
                amount,
                date: day(from),
              })}
            </li>
          );
        return (
          <li key={from}>
            {count === 1
              ? t('plans.later.once', { amount, date: day(from) })
              : t(`plans.later.each_${interval}`, { amount, date: day(from), last: day(to), count })}
          </li>
        );
      })}
    </ul>
  );
}
