/** The kinds of entries in a contractor's history, as its filter names them. */
export const HISTORY_KINDS = [
  'listing',
  'review',
  'response',
  'appeal',
  'decision',
  'claim',
  'note',
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];
