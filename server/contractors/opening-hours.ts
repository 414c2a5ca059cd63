export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];
/** Hours are HH:MM; null: closed that day. */
export type OpeningHours = Record<Weekday, { opens: string; closes: string } | null>;
