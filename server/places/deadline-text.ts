import { formatClockTime } from '../../common/format/clock-times.ts';
import { formatDate } from '../../common/format/dates.ts';
import { isEndOfDay, lastDayBefore } from '../../common/format/last-days.ts';
import type { Language } from '../../common/format/language.ts';
import { localTimeIn, WESTERNMOST } from './time-zones.ts';
import { zoneName } from './zone-name.ts';

/** A deadline in words. `day`: the whole day counts, wherever its reader lives. `minute`: with clock and zone. */
export type DeadlineText = { unit: 'day' | 'minute'; date: string };

/** The words for the moment at which a time to do something ends; a minute by the clock of `zone`. */
export function deadlineText(
  end: Date,
  { language, zone }: { language: Language; zone: string | null },
): DeadlineText {
  if (isEndOfDay(end)) return { unit: 'day', date: formatDate(lastDayBefore(end), language) };
  return { unit: 'minute', date: momentText(end, { language, zone: zone ?? WESTERNMOST }) };
}

/** A moment by the clock of `zone`; null: of UTC. */
export function momentText(
  moment: Date,
  { language, zone }: { language: Language; zone: string | null },
): string {
  const { date, time } = localTimeIn(zone ?? 'UTC', moment);
  const name = zone === null ? 'UTC' : zoneName(zone, language, moment);
  return `${formatDate(date, language)}, ${formatClockTime(time, language)} ${name}`;
}
