/** The parts of the site that the status page tells of, in its order. */
export const STATUS_PARTS = [
  'pages',
  'signing_in',
  'search',
  'mails',
  'notices',
  'uploads',
  'payments',
] as const;
export type StatusPart = (typeof STATUS_PARTS)[number];

export const STATUS_DAYS = 90;
export const INCIDENT_TITLE_MAX_LENGTH = 120;
export const INCIDENT_UPDATE_MAX_LENGTH = 2_000;

/** `unknown`: nobody looked, which is never told as good. */
export type DayState = 'good' | 'partly' | 'bad' | 'unknown';
