/** Contractors that one list holds. */
export const SHORTLIST_MAX = 30;
/** Contractors that fit side by side on a page. */
export const COMPARED_MAX = 4;
