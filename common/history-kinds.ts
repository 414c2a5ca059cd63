/** What can be in a contractor's history, as it is narrowed. */
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
