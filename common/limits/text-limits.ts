/** A message to the operator. */
export const CONTACT_MESSAGE_MIN_LENGTH = 10;
export const CONTACT_MESSAGE_MAX_LENGTH = 4_000;
/** The reviews that one author may publish within 24 hours. */
export const REVIEWS_A_DAY = 3;
/** An author's existing reviews of one contractor, counted over 12 months. */
export const REVIEWS_OF_ONE_CONTRACTOR = 6;
/** The changes of one text (review, response or posting) within 24 hours. */
export const EDITS_A_DAY = 30;
/** The versions of a text that are shown at a time. */
export const VERSIONS_SHOWN = 20;
/** Of the words that a report points to; here, because every page with a link to report reads it. */
export const REPORT_PASSAGE_MAX_LENGTH = 500;
