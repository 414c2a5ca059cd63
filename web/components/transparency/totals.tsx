import { APPEAL_DECIDED_IN_DAYS } from '../../../common/constants.ts';
import type { TransparencyView } from '../../../server/transparency/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { formatCount, formatNumber, formatShare } from '../../../common/format/numbers.ts';
import { Section } from '../ui/section.tsx';

const NOTHING = '–';

/** The five numbers that answer most questions, large. */
export function Totals({ totals }: Pick<TransparencyView, 'totals'>) {
  const t = useT();
  const share = (value: number | null) => (value === null ? NOTHING : formatShare(value));
  const { decisions, appeals, acceptedShare, medianHours, inTimeShare } = totals;
  const numbers = [
    [t('transparency.total_decisions'), formatCount(decisions)],
    [t('transparency.total_appeals'), formatCount(appeals)],
    [t('transparency.total_granted'), share(acceptedShare)],
    [t('transparency.total_hours'), useDays()(medianHours)],
    [t('transparency.total_in_time', { days: APPEAL_DECIDED_IN_DAYS }), share(inTimeShare)],
  ] as const;
  return (
    <Section title={t('transparency.totals')}>
      <dl className="totals">
        {numbers.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** `3.5 days`, or a dash where nothing was decided. */
export function useDays(): (hours: number | null) => string {
  const t = useT();
  return (hours) => {
    if (hours === null) return NOTHING;
    const count = daysOf(hours);
    return count < 1
      ? t('transparency.less_than_a_day')
      : t('transparency.days', { count, number: formatNumber(count) });
  };
}

const HOURS_IN_A_DAY = 24;

/** Days with one decimal. */
export const daysOf = (hours: number): number => Math.round((hours / HOURS_IN_A_DAY) * 10) / 10;
