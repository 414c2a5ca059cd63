/**
 * The cookie of the visitor's shortlist, signed. Pages that show it belong to this visitor and are never
 * shared.
 */
export const VISITOR_COOKIE = 'plumbline_kept';
