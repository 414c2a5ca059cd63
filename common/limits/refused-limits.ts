/** A limit that a page may meet; each has its words in `billing.above_plan.*`. */
export const LIMIT_NAMES = [
  'photos',
  'templates',
  'color_schemes',
  'own_color',
  'trades',
  'view_regions',
  'postings_a_month',
  'invitations_a_month',
  'statistics',
  'statistics_csv',
  'pinned_postings',
  'seats',
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];
