/** Numbers of each month that everyone may read, named as moderators of other sites ask for them. */
export const MONTHLY_MEASURES = [
  'reports_filed',
  'second_looks_asked',
  'report_cases_closed',
  'report_hours_median',
  'appeals_filed',
  'appeals_decided',
  'appeals_accepted',
  'appeal_hours_median',
  'administrators_active',
] as const;
export type MonthlyMeasure = (typeof MONTHLY_MEASURES)[number];
/** How the number of a measure is divided; `all`: not at all. */
export const MONTHLY_DIMENSIONS = ['all', 'kind', 'reason', 'reporter', 'outcome', 'side'] as const;
export type MonthlyDimension = (typeof MONTHLY_DIMENSIONS)[number];
/** The roles of those who report. Nobody reports without an account; `unknown`: the account is closed. */
export const REPORTERS = ['homeowner', 'contractor', 'staff', 'administrator', 'unknown'] as const;
export type Reporter = (typeof REPORTERS)[number];
export const APPEAL_SIDES = ['author', 'contractor', 'account'] as const;
export type AppealSide = (typeof APPEAL_SIDES)[number];

export const REVIEW_EVENTS = ['posted', 'held', 'taken_down', 'restored'] as const;
export type ReviewEvent = (typeof REVIEW_EVENTS)[number];
/** `unknown`: the review is erased, and with it whom it was about. */
export const COUNTED_PLANS = ['free', 'gold', 'platinum', 'annual_gold', 'unknown'] as const;
export type CountedPlan = (typeof COUNTED_PLANS)[number];
