import type { Weekday } from '../../../common/profiles/weekdays.ts';

/** Times are HH:MM, an end at or before its beginning lies in the next day. 00:00 to 24:00 is the whole day. */
export type Span = { opens: string; closes: string };
/** `more`: up to two further spans of a day with breaks, in order. */
export type DayHours = Span & { more?: Span[] };
/** null: closed that day. */
export type OpeningHours = Record<Weekday, DayHours | null>;

export const SPANS_A_DAY = 3;
export const WHOLE_DAY: Span = { opens: '00:00', closes: '24:00' };

/** Midnight to midnight, also as people type it. */
export const isWholeDay = ({ opens, closes }: Span): boolean =>
  opens === '00:00' && ['24:00', '00:00', '23:59'].includes(closes);

/** The spans of a day in order; none: closed. */
export const spansOf = (day: DayHours | null): readonly Span[] => {
  if (day === null) return [];
  const { opens, closes, more = [] } = day;
  return [{ opens, closes }, ...more].map((span) => (isWholeDay(span) ? WHOLE_DAY : span));
};
