import type { Selectable } from 'kysely';
import type { CostBand, FactAnswer, FactKey, ScoreKey, Stage, Stars } from '../../../common/constants.ts';
import { FACT_KEYS } from '../../../common/constants.ts';
import type { Reviews } from '../../database/schema.ts';

/** Whole stars, or null where the question did not apply. */
export type Scores = Record<ScoreKey, Stars | null>;
/** Only answered facts. */
export type Facts = Partial<Record<FactKey, FactAnswer>>;

/** The job a review is about. */
export type Job = {
  trade_id: number;
  /** YYYY-MM: when it was finished, or when something last happened. */
  month: string;
  city: string | null;
  postal_code: string | null;
  /** null: its author does not say. */
  cost_band: CostBand | null;
  stage: Stage;
};

/** Everything an author says in a review; each version keeps the whole of it. */
export type ReviewContent = {
  overall: Stars;
  scores: Scores;
  title: string;
  body: string;
  job: Job;
  facts: Facts;
};

/** The columns of `reviews` that hold the content. */
export const CONTENT_COLUMNS = [
  'overall',
  'scores',
  'title',
  'body',
  'trade_id',
  'job_month',
  'city',
  'postal_code',
  'cost_band',
  'stage',
  'facts',
] as const;

type ContentRow = Pick<Selectable<Reviews>, (typeof CONTENT_COLUMNS)[number]>;

export function contentOf(row: ContentRow): ReviewContent {
  return {
    overall: row.overall as Stars,
    scores: row.scores as Scores,
    title: row.title,
    body: row.body,
    facts: row.facts as Facts,
    job: {
      trade_id: row.trade_id,
      month: row.job_month.slice(0, 'YYYY-MM'.length),
      city: row.city,
      postal_code: row.postal_code,
      cost_band: row.cost_band as CostBand | null,
      stage: row.stage as Stage,
    },
  };
}

export function columnsOf({ overall, scores, title, body, job, facts }: ReviewContent): ContentRow {
  const { trade_id, month, city, postal_code, cost_band, stage } = job;
  return {
    overall,
    scores,
    title,
    body,
    facts,
    trade_id,
    city,
    postal_code,
    cost_band,
    stage,
    job_month: firstDayOf(month),
  };
}

/** YYYY-MM-01 */
export const firstDayOf = (month: string): string => `${month}-01`;

/** Whether two accounts say the same, however their fields are ordered. */
export function sameContent(one: ReviewContent, other: ReviewContent): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([key, part]) => [key, sorted(part)]);
}

/** Any of the four answers is an answer. */
export const factsComplete = (facts: Facts): boolean => FACT_KEYS.every((key) => facts[key]);
