/** Limits and closed lists of messages. */

export const MESSAGE_MAX_LENGTH = 2_000;
export const MESSAGES_PER_PAGE = 50;
export const CONVERSATIONS_PER_PAGE = 20;
export const MESSAGES_A_MINUTE = 10;
export const MESSAGES_A_DAY = 100;
/** Contractors that one person writes to for the first time in a day, requests for a quote among them. */
export const CONVERSATIONS_A_DAY = 12;

/** How soon a business usually answers, in steps of hours. */
export const ANSWER_STEPS_HOURS = [1, 4, 24, 72] as const;
export type AnswerHours = (typeof ANSWER_STEPS_HOURS)[number];
/** Conversations that such a statement needs, of so many days. */
export const ANSWERS_NEEDED = 5;
export const ANSWERS_OF_DAYS = 90;
