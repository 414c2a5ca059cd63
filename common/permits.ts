/** Characters of the reason why a permit is not of a business. */
export const PERMIT_REPORT_MIN_LENGTH = 10;
export const PERMIT_REPORT_MAX_LENGTH = 1000;
