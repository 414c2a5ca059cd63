import type { Selectable } from 'kysely';
import type { Contractors } from '../../database/schema.ts';

/** The data of a card and of its rank, from a single row. */
export const CARD_COLUMNS = [
  'c.id',
  'c.slug',
  'c.name',
  'c.city',
  'c.region_id',
  'c.trade_ids',
  'c.claimed',
  'c.closed_on',
  'c.license_number',
  'c.license_status',
  'c.license_expires_on',
  'c.opening_hours',
  'c.closed_days',
  'c.time_zone',
  'c.zone',
  'c.pictures',
  'c.review_count',
  'c.quote_count',
  'c.mean_rating',
  'c.histogram',
  'c.latest_review',
  'c.latest_review_at',
  'c.hire_again_yes',
  'c.hire_again_answers',
  'c.responses_count',
  'c.rank_weight_sum',
  'c.rank_weighted_stars',
  'c.red_flag_level',
  'c.summarised_at',
] as const;

type ColumnName<Reference extends string> = Reference extends `c.${infer Name}` ? Name : never;
export type CardRow = Pick<
  Selectable<Contractors>,
  Extract<ColumnName<(typeof CARD_COLUMNS)[number]>, keyof Contractors>
>;
