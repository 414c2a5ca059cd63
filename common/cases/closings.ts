/** Limits and closed lists of businesses that closed for good. */

export const CLOSING_WISHES = ['close', 'reopen'] as const;
export type ClosingWish = (typeof CLOSING_WISHES)[number];
export const CLOSING_STATES = ['open', 'accepted', 'rejected', 'withdrawn'] as const;
export type ClosingState = (typeof CLOSING_STATES)[number];
/** `register`: an import found the business dissolved; it is a proposal like the others. */
export type ClosingOrigin = 'user' | 'owner' | 'register';

/** The owner's time to answer a proposal, before anyone decides. */
export const CLOSING_ANSWER_DAYS = 14;
/** From then on, or at once where nobody is asked, an administrator decides within so many days. */
export const CLOSING_DECIDED_IN_DAYS = 7;
/** By one user. */
export const CLOSINGS_A_DAY = 3;
/** After a rejection the same person proposes it again. */
export const CLOSING_AGAIN_AFTER_DAYS = 30;
export const CLOSING_BODY_MIN_LENGTH = 20;
export const CLOSING_BODY_MAX_LENGTH = 1000;
export const CLOSING_LINK_MAX_LENGTH = 300;
export const CLOSING_FILES_MAX = 5;
/** No business that people look up closed before. */
export const CLOSING_EARLIEST = '1950-01-01';
export const CLOSING_ANNOUNCED_AGAIN_DAYS = 90;
