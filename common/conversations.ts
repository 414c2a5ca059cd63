/** Limits and closed lists of messages. */

export const MESSAGE_MAX_LENGTH = 2_000;
export const MESSAGES_PER_PAGE = 50;
export const CONVERSATIONS_PER_PAGE = 20;
export const MESSAGES_A_MINUTE = 10;
export const MESSAGES_A_DAY = 100;
/** Contractors that one person writes to for the first time in a day, requests for a quote among them. */
export const CONVERSATIONS_A_DAY = 12;
