/** Entries of a list on one page. */
export const PER_PAGE = 20;
export const MAX_PER_PAGE = 100;
