/** Limits and closed lists of requests for a quote and their answers. */

export const QUOTE_CONTRACTORS_MAX = 3;
export const QUOTE_PLACE_MAX_LENGTH = 120;
export const QUOTE_DESCRIPTION_MIN_LENGTH = 20;
export const QUOTE_DESCRIPTION_MAX_LENGTH = 2_000;
export const QUOTE_PHOTOS_MAX = 10;
export const QUOTES_PER_PAGE = 20;
/** The wanted start of the work. */
export const QUOTE_STARTS = ['urgent', 'within_month', 'within_three_months', 'no_date'] as const;
export type QuoteStart = (typeof QUOTE_STARTS)[number];

export const QUOTE_INCLUDED_MIN_LENGTH = 10;
/** How many days ahead a contractor may say that the work begins. */
export const QUOTE_BEGINS_WITHIN_DAYS = 730;
/** A request is answered and changed so many times by one contractor, and so many hires are said of it. */
export const QUOTE_ANSWERS_MAX = 20;
export const QUOTE_HIRES_MAX = 3;
/** Days after the work was to begin until the customer is asked for a review. */
export const REVIEW_ASKED_AFTER_DAYS = 14;

/** Where a request stands, for its customer: no answer yet, answered, hired, hired and confirmed by the contractor. */
export type QuoteState = 'sent' | 'answered' | 'hired' | 'confirmed';
/** Where it stands for one of the contractors who were asked. */
export type AskedState = 'open' | 'answered' | 'hired' | 'confirmed' | 'other_hired' | 'closed';
/** Both lists of "My quotes". */
export const QUOTE_SIDES = ['sent', 'received'] as const;
export type QuoteSide = (typeof QUOTE_SIDES)[number];
