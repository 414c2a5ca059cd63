/** Limits and closed lists of postings and content pages. */

export const POSTING_TYPES = [
  'showcase',
  'work_wanted',
  'sub_wanted',
  'job_opening',
  'availability',
  'question',
  'tip',
  'offer',
  'announcement',
] as const;
export type PostingType = (typeof POSTING_TYPES)[number];
/** The days that each type is listed (docs/decisions/0010-postings.md); an offer names its own last day. */
export const POSTING_DAYS_LISTED: Readonly<Record<PostingType, number | 'last_day' | null>> = {
  showcase: null,
  work_wanted: 30,
  sub_wanted: 30,
  job_opening: 45,
  availability: 14,
  question: null,
  tip: null,
  offer: 'last_day',
  announcement: null,
};
/** `inactive`: an administrator removed it. A posting deleted by its author has a separate time. */
export const POSTING_STATUSES = ['active', 'inactive'] as const;
export type PostingStatus = (typeof POSTING_STATUSES)[number];
export const POSTING_TITLE_MAX_LENGTH = 120;
/** HTML of a content page in one language, as sent and as stored. */
export const CONTENT_HTML_MAX_LENGTH = 200_000;
/** A page can be set to appear this many days ahead. */
export const CONTENT_SCHEDULE_MAX_DAYS = 366;
export const POSTING_BODY_MAX_LENGTH = 5000;
/** Of the same text as HTML. */
export const POSTING_HTML_MAX_LENGTH = 20_000;
export const POSTING_TRADES_MAX = 8;
export const POSTING_PHOTOS_MAX = 10;
/** An offer may last this long. */
export const OFFER_DAYS_MAX = 366;
