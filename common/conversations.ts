/** Limits and closed lists of messages and requests for a quote. */

export const MESSAGE_MAX_LENGTH = 2_000;
export const MESSAGES_PER_PAGE = 50;
export const CONVERSATIONS_PER_PAGE = 20;
export const MESSAGES_A_MINUTE = 10;
export const MESSAGES_A_DAY = 100;
/** Contractors that one person writes to for the first time in a day, requests for a quote among them. */
export const CONVERSATIONS_A_DAY = 12;

export const QUOTE_CONTRACTORS_MAX = 3;
export const QUOTE_PLACE_MAX_LENGTH = 120;
export const QUOTE_DESCRIPTION_MIN_LENGTH = 20;
export const QUOTE_DESCRIPTION_MAX_LENGTH = 2_000;
export const QUOTE_PHOTOS_MAX = 10;
/** The wanted start of the work. */
export const QUOTE_STARTS = ['urgent', 'within_month', 'within_three_months', 'no_date'] as const;
export type QuoteStart = (typeof QUOTE_STARTS)[number];
