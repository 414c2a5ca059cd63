import './status.css';
import { formatDate } from '../../../common/format/dates.ts';
import { formatNumber } from '../../../common/format/numbers.ts';
import type { DayState } from '../../../common/limits/status-page.ts';
import type { PartView } from '../../../server/status/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';

const STEP = 5;
const WIDTH = 4;
const HEIGHT = 32;
/** Height and color both tell them apart. */
const BAR: Readonly<Record<DayState, number>> = { good: 32, partly: 20, bad: 12, unknown: 3 };

/** One part of the site: the share of minutes that worked, a bar for each day, and the days with failures in words. */
export function PartDays({ part, days, share }: PartView) {
  const t = useT();
  const name = t(`status.part.${part}`);
  const failed = days.filter(({ state }) => state === 'bad' || state === 'partly');
  const unknown = days.filter(({ state }) => state === 'unknown').length;
  const good = days.length - failed.length - unknown;
  return (
    <li className="border-t border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base">{name}</h3>
        <p className="text-sm tabular-nums text-muted">
          {share === null
            ? t('status.no_share')
            : t('status.share', { percent: `${formatNumber(share / 100, { maximumFractionDigits: 2 })}%` })}
          {unknown > 0 && share !== null && ` · ${t('status.days_unknown', { count: unknown })}`}
        </p>
      </div>
      <svg
        className="status-days"
        role="img"
        aria-label={t('status.chart_label', { part: name, good, failed: failed.length, unknown })}
        viewBox={`0 0 ${days.length * STEP - 1} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {days.map(({ day, state }, index) => (
          <rect
            key={day}
            className={`status-day status-day-${state}`}
            x={index * STEP}
            y={HEIGHT - BAR[state]}
            width={WIDTH}
            height={BAR[state]}
          />
        ))}
      </svg>
      {failed.length > 0 && (
        <Disclosure summary={t('status.failed_days')}>
          <ul className="text-sm">
            {failed.toReversed().map((day) => (
              <li key={day.day}>
                <time dateTime={day.day}>{formatDate(day.day, t.language)}</time>:{' '}
                {t('status.failed_day', { failed: day.failed, checked: day.checked })}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  );
}
