/** What a visitor keeps in this browser, signed. Pages that show it are this visitor's own, and never shared. */
export const VISITOR_COOKIE = 'plumbline_kept';
