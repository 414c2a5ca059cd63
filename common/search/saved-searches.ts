/** The kinds of saved searches: a homeowner's for contractors, and a contractor's for a part of a job. */
export const SAVED_SEARCH_KINDS = ['contractors', 'sub_finder'] as const;
export type SavedSearchKind = (typeof SAVED_SEARCH_KINDS)[number];

export const SAVED_SEARCHES_MAX = 20;
export const SAVED_SEARCH_NAME_MAX_LENGTH = 80;
/** The longest address of a search, without its path. */
export const SAVED_SEARCH_QUERY_MAX_LENGTH = 1_000;
/** A mail names so many of the new contractors. */
export const NEW_MATCHES_MAILED = 5;
