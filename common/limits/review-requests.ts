/** Requests that a contractor's customers write a review. */

/** Rows in one list. */
export const REQUEST_LIST_ROWS_MAX = 500;
/** Characters in one list: more than 500 rows need. */
export const REQUEST_LIST_MAX_LENGTH = 90_000;
/** Requests that one business makes within 24 hours. */
export const REQUESTS_A_DAY = 500;
/** Requests to one customer within 12 months. */
export const REQUESTS_TO_CUSTOMER = 3;
/** The public reads how many were asked from this number on. */
export const ASKED_SHOWN_FROM = 10;
/** Days after the first mail from which one reminder may follow. */
export const REMIND_AFTER_DAYS = 3;
/** Minutes in which a link may be taken back, so that nobody takes back those of unhappy customers. */
export const WITHDRAW_MINUTES = 60;
/** Days for which a customer's address is kept. */
export const CUSTOMER_ADDRESS_DAYS = 60;
export const REFERENCE_MAX_LENGTH = 60;

/** Mails stop at this many answers "I am not a customer" of 90 days, where they are at least this share. */
export const NOT_CUSTOMERS_MAX = 3;
export const NOT_CUSTOMERS_SHARE = 0.05;

/** `business`: no more requests of this one; `all`: of no business; `not_customer`: it never worked for the reader. */
export const REQUEST_REFUSALS = ['business', 'all', 'not_customer'] as const;
export type RequestRefusal = (typeof REQUEST_REFUSALS)[number];

export const CARD_SIZES = ['a6', 'letter'] as const;
export type CardSize = (typeof CARD_SIZES)[number];
