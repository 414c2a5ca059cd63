/** Above any real use; the limits bound the lists that every feed reads. */
export const FOLLOWS_MAX = 1_000;
export const BLOCKS_MAX = 1_000;
/** Entries on a page of either list. */
export const RELATIONS_PER_PAGE = 20;
