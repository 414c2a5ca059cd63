/** Limits of the lists that administrators edit. */

export const BAD_WORD_MIN_LENGTH = 2;
export const BAD_WORD_MAX_LENGTH = 60;
export const BAD_WORDS_MAX_COUNT = 5000;
/** As many may be added at once. */
export const BAD_WORDS_A_TIME = 200;
export const LIST_NAME_MAX_LENGTH = 80;
export const SYNONYM_MAX_LENGTH = 60;
/** For one trade in one language. */
export const SYNONYMS_MAX_COUNT = 60;
export const CSLB_CLASSES_MAX_COUNT = 12;
/** As California's board writes them. */
export const CSLB_CLASS = /^(?:A|B|B-2|HAZ|[CD]-\d{1,2})$/;
