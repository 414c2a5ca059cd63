/** The cases of each queue that are due by tomorrow, or late. */
export type DueCounts = Record<
  'appeals' | 'decisionAppeals' | 'accountAppeals' | 'reports' | 'held' | 'claims',
  number
>;
