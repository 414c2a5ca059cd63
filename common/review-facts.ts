/** The parts of a rating and the facts of a job, in the order of their form. */

export const SCORE_KEYS = [
  'quality',
  'communication',
  'schedule',
  'value',
  'cleanliness',
  'conduct',
] as const;
export type ScoreKey = (typeof SCORE_KEYS)[number];

export const FACT_KEYS = [
  'would_hire_again',
  'price_within_quote',
  'changes_in_writing',
  'started_on_time',
  'finished_on_time',
  'showed_up_when_said',
  'permits_pulled',
  'passed_inspection',
  'written_contract',
  'advance_30_or_less',
  'proof_shown',
  'site_left_clean',
  'problems_fixed_free',
  'invoice_given',
  'crew_paid',
  'spoke_my_language',
] as const;
export type FactKey = (typeof FACT_KEYS)[number];

export const FACT_ANSWERS = ['yes', 'no', 'not_sure', 'not_applicable'] as const;
export type FactAnswer = (typeof FACT_ANSWERS)[number];
