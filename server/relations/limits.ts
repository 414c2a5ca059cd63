/** More than anyone reads; each bounds the lists that every feed looks into. */
export const FOLLOWS_MAX = 1_000;
export const BLOCKS_MAX = 1_000;
/** Entries on a page of either list. */
export const RELATIONS_PER_PAGE = 20;
