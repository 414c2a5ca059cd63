import { formatClockTime } from '../../../common/format/clock-times.ts';
import { formatDate } from '../../../common/format/dates.ts';
import type { ClosedDays } from '../../../server/contractors/hours/closed-days.ts';
import type { OpeningState } from '../../../server/contractors/hours/opening.ts';
import type { Weekday } from '../../../common/profiles/weekdays.ts';
import {
  isWholeDay,
  spansOf,
  type OpeningHours,
  type Span,
} from '../../../server/contractors/hours/opening-hours.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { DataList } from '../ui/data-list.tsx';

const DAY_NAMES: Record<Weekday, MessageKey> = {
  monday: 'contractors.monday',
  tuesday: 'contractors.tuesday',
  wednesday: 'contractors.wednesday',
  thursday: 'contractors.thursday',
  friday: 'contractors.friday',
  saturday: 'contractors.saturday',
  sunday: 'contractors.sunday',
};
const DAYS = Object.entries(DAY_NAMES) as [Weekday, MessageKey][];

type DayGroup = { first: MessageKey; last: MessageKey; opening: OpeningHours[Weekday] };

/** Whether the contractor is open now, and otherwise from when on. */
export function OpeningNow({ opening }: { opening: OpeningState }) {
  const t = useT();
  const { language } = useShared();
  if (opening.isOpen) {
    const { closes } = opening;
    return (
      <span>
        <b className="text-good">{t('contractors.open_now')}</b> ·{' '}
        {closes === null
          ? t('contractors.all_day')
          : t('contractors.closes_at', { time: formatClockTime(closes, language) })}
      </span>
    );
  }
  const { inDays, opens, day, date } = opening;
  if (date !== undefined)
    return <b>{t('contractors.closed_until', { date: formatDate(date, t.language) })}</b>;
  const time = formatClockTime(opens, language);
  const from =
    inDays === 0
      ? t('contractors.opens_at', { time })
      : inDays === 1
        ? t('contractors.opens_tomorrow', { time })
        : t('contractors.opens_on', { time, day: dayInSentence(t(DAY_NAMES[day]), language) });
  return (
    <span>
      <b>{t('contractors.closed')}</b> · {from}
    </span>
  );
}

const dayInSentence = (day: string, language: string): string =>
  language === 'english' ? day : day.toLowerCase();

/** The week, neighboring days with the same hours on one line. */
export function OpeningHoursList({ hours }: { hours: OpeningHours }) {
  const t = useT();
  return (
    <DataList
      items={groupsOf(hours).map(({ first, last, opening }) => ({
        term: first === last ? t(first) : t('contractors.day_range', { first: t(first), last: t(last) }),
        detail: (
          <span className="tabular">
            {opening === null
              ? t('contractors.closed')
              : spansOf(opening)
                  .map((span) => spanText(span, t))
                  .join(', ')}
          </span>
        ),
      }))}
    />
  );
}

/** Holidays and vacations to come. */
export function DaysOff({ days }: { days: readonly ClosedDays[] }) {
  const t = useT();
  if (days.length === 0) return null;
  return (
    <p className="mt-3 text-sm">
      {t('contractors.closed_days')}:{' '}
      {days
        .map(({ from, to, label }) =>
          [formatDate(from, t.language) + (to === from ? '' : ` – ${formatDate(to, t.language)}`), label]
            .filter(Boolean)
            .join(' '),
        )
        .join(', ')}
    </p>
  );
}

function groupsOf(hours: OpeningHours): DayGroup[] {
  const spans: DayGroup[] = [];
  for (const [day, name] of DAYS) {
    const opening = hours[day] ?? null;
    const before = spans.at(-1);
    if (before && isSame(before.opening, opening)) before.last = name;
    else spans.push({ first: name, last: name, opening });
  }
  return spans;
}

const isSame = (one: OpeningHours[Weekday], other: OpeningHours[Weekday]): boolean =>
  JSON.stringify(spansOf(one)) === JSON.stringify(spansOf(other));

const spanText = (span: Span, t: Translate): string =>
  isWholeDay(span)
    ? t('contractors.all_day')
    : t('contractors.hours', {
        opens: formatClockTime(span.opens, t.language),
        closes: formatClockTime(span.closes, t.language),
      });
