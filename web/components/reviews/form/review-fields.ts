import type {
  CostBand,
  FactAnswer,
  FactKey,
  ReviewContact,
  ReviewOffer,
  ReviewRelation,
  ScoreKey,
  Stage,
  Stars,
} from '../../../../common/constants.ts';
import { SCORE_KEYS } from '../../../../common/constants.ts';
import type { PhotoEntry } from '../../uploads/photo-field.tsx';
import type { ReviewView } from '../../../../server/reviews/views.ts';

/** The job as the form holds it; what is not chosen yet is null or empty. */
export type JobFields = {
  trade_id: number | null;
  /** YYYY-MM, or a part of it: `2026-`. */
  month: string;
  city: string;
  postal_code: string;
  cost_band: CostBand | '';
  stage: Stage | null;
};

/** A review's fields as filled in so far, by the server's names. */
export type ReviewFields = {
  overall: Stars | null;
  scores: Record<ScoreKey, Stars | null>;
  title: string;
  body: string;
  job: JobFields;
  facts: Partial<Record<FactKey, FactAnswer>>;
  /** In the order they are to be shown. */
  photos: readonly PhotoEntry[];
};

/** The fields as the calls take them: of a photo, its number. */
export function bodyOf<Fields extends { photos: readonly PhotoEntry[]; job: JobFields }>(fields: Fields) {
  const job = { ...fields.job, cost_band: fields.job.cost_band || null };
  return { ...fields, job, photos: fields.photos.map(({ id }) => id) };
}

export type QualifyingFields = {
  contact: ReviewContact | null;
  relation: ReviewRelation | null;
  offered: ReviewOffer | null;
};

export const noScores = (): Record<ScoreKey, Stars | null> =>
  Object.fromEntries(SCORE_KEYS.map((key) => [key, null])) as Record<ScoreKey, Stars | null>;

/** An empty form; a contractor with a single trade has it chosen already. */
export function emptyFields(onlyTradeId: number | null): ReviewFields {
  return {
    overall: null,
    scores: noScores(),
    title: '',
    body: '',
    job: { trade_id: onlyTradeId, month: '', city: '', postal_code: '', cost_band: '', stage: null },
    facts: {},
    photos: [],
  };
}

/** A published review, back in its form. */
export function fieldsOf(review: ReviewView): ReviewFields {
  const { job } = review;
  return {
    overall: review.overall as Stars,
    scores: review.scores as Record<ScoreKey, Stars | null>,
    title: review.title,
    body: review.body,
    job: {
      trade_id: job.tradeId,
      month: job.month,
      city: job.city ?? '',
      postal_code: job.postalCode ?? '',
      cost_band: job.costBand ?? '',
      stage: job.stage,
    },
    facts: Object.fromEntries(Object.entries(review.facts).filter(([, answer]) => answer !== null)),
    photos: review.photos.map(({ id, small }) => ({ id, small })),
  };
}
