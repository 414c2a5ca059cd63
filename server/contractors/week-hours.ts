import { WEEKDAYS, type OpeningHours, type Weekday } from './opening-hours.ts';

/** As a form sends them; empty: none. */
export type TypedHours = Record<Weekday, { opens: string; closes: string }>;
export type HoursProblem = 'half' | 'ends_first' | 'overlap';

/** Night work ends before this time; a later end on the same clock was meant for the same day. */
const NIGHT_ENDS = '06:00';

/**
 * The problems in a week's hours, by day. One of two times is missing, they end before they begin, or a night
 * overlaps the next day's hours. Hours may pass midnight until six.
 */
export function problemsOfWeek(hours: TypedHours): Partial<Record<Weekday, HoursProblem>> {
  const problems: Partial<Record<Weekday, HoursProblem>> = {};
  WEEKDAYS.forEach((day, index) => {
    const { opens, closes } = hours[day];
    if (opens === '' && closes === '') return;
    if (opens === '' || closes === '') problems[day] = 'half';
    else if (closes <= opens && (closes === opens || closes > NIGHT_ENDS)) problems[day] = 'ends_first';
    else if (closes < opens) {
      const next = hours[WEEKDAYS[(index + 1) % WEEKDAYS.length] ?? 'monday'];
      if (next.opens !== '' && next.opens < closes) problems[day] = 'overlap';
    }
  });
  return problems;
}

/** As they are stored; null: no hours on any day are as none known. */
export function toOpeningHours(hours: TypedHours): OpeningHours | null {
  const days = WEEKDAYS.map((day) => [day, hours[day].opens === '' ? null : hours[day]] as const);
  return days.every(([, opening]) => opening === null) ? null : (Object.fromEntries(days) as OpeningHours);
}
