import type { AppealKind, AppealState, ReviewStatus } from '../../common/constants.ts';
import type { JobProofKind } from '../../common/job-proofs.ts';
import type { Language } from '../../common/format/language.ts';
import type { ReadContext } from '../core/context.ts';
import type { ReviewContent } from './texts/review-content.ts';
import type { PhotoView } from '../uploads/photos.ts';
import type { AppealView, NoteView } from './appeals/appeal-views.ts';
import type { ReviewCan } from './review-can.ts';
import type { FactTable, ResponseView, ReviewView, ScoreTable } from './views.ts';

/** A response in an answer under /api. */
export type ApiReviewResponse = {
  responseId: number;
  reviewId: number;
  review_response: string;
  status: ReviewStatus;
  /** The signals that put it on hold, for its owner; none: it is not on hold. */
  signals: string[];
  /** The day by which an administrator reads one on hold, for its owner. */
  checked_by: string | null;
  edited_at: string | null;
  created_at: string;
  can: Omit<ResponseView['can'], 'appealWithEvidence' | 'report'>;
};

/**
 * An appeal in an answer under /api. Its texts are null for readers without a part in it; notes are for
 * administrators.
 */
export type ApiAppeal = {
  id: number;
  kind: AppealKind;
  state: AppealState;
  on_appeal_reason: string | null;
  off_appeal_reason: string | null;
  files: AppealView['files'];
  notes?: { id: number; body: string; author: string | null; created_at: string }[];
  filed_at: string;
  due_at: string;
  closed_at: string | null;
};

/** A photo in an answer under /api: three sizes, the measures those of the largest. */
export type ApiPhoto = {
  id: number;
  url: string;
  small_url: string;
  medium_url: string;
  width: number;
  height: number;
};

/** A review in an answer under /api. */
export type ApiReview = {
  reviewId: number;
  contractor_id: number;
  author: { id: number; name: string };
  overall: number;
  scores: ScoreTable;
  title: string;
  body: string;
  job: ReviewContent['job'] & { trade: string };
  facts: FactTable;
  photos: ApiPhoto[];
  language: Language;
  /** The kind of the proof of its job; null: the job is not proven. */
  proven_by: JobProofKind | null;
  status: ReviewStatus;
  /** Only its author and administrators still read a deleted one. */
  deleted: boolean;
  version: number;
  appeal: ApiAppeal | null;
  review_response: ApiReviewResponse | null;
  edited_at: string | null;
  created_at: string;
  can: Omit<ReviewCan, 'appealWithEvidence' | 'prove' | 'report' | 'markHelpful'>;
};

/** The same review in the words of the API. */
export function toApiReview(review: ReviewView, { t }: Pick<ReadContext, 't'>): ApiReview {
  const { job } = review;
  const {
    appealWithEvidence: _evidence,
    prove: _prove,
    report: _report,
    markHelpful: _mark,
    ...can
  } = review.can;
  return {
    reviewId: review.id,
    contractor_id: review.contractor.id,
    author: { id: review.author.profileId, name: review.author.name ?? t('reviews.former_member') },
    overall: review.overall,
    scores: review.scores,
    title: review.title,
    body: review.body,
    job: {
      trade_id: job.tradeId,
      trade: job.trade,
      month: job.month,
      city: job.city,
      postal_code: job.postalCode,
      cost_band: job.costBand,
      stage: job.stage,
    },
    facts: review.facts,
    photos: review.photos.map(toApiPhoto),
    language: review.language,
    proven_by: review.provenBy,
    status: review.status,
    deleted: review.displayStatus.state === 'deleted',
    version: review.version,
    appeal: review.appeal && toApiAppeal(review.appeal),
    review_response: review.response && toApiResponse(review.response, review.id),
    edited_at: review.editedAt,
    created_at: review.createdAt,
    can,
  };
}

const toApiPhoto = ({ id, url, small, medium, width, height }: PhotoView): ApiPhoto => ({
  id,
  url,
  small_url: small,
  medium_url: medium,
  width,
  height,
});

export function toApiResponse(response: ResponseView, reviewId: number): ApiReviewResponse {
  const { appealWithEvidence: _evidence, report: _report, ...can } = response.can;
  return {
    responseId: response.id,
    reviewId,
    review_response: response.body,
    status: response.status,
    signals: response.signals,
    checked_by: response.checkedBy,
    edited_at: response.editedAt,
    created_at: response.createdAt,
    can,
  };
}

function toApiAppeal({ notes, ...appeal }: AppealView): ApiAppeal {
  return {
    id: appeal.id,
    kind: appeal.kind,
    state: appeal.state,
    on_appeal_reason: appeal.onReason,
    off_appeal_reason: appeal.offReason,
    files: appeal.files,
    ...(notes && { notes: notes.map(toApiNote) }),
    filed_at: appeal.filedAt,
    due_at: appeal.dueAt,
    closed_at: appeal.closedAt,
  };
}

const toApiNote = ({ id, body, author, createdAt }: NoteView) => ({
  id,
  body,
  author,
  created_at: createdAt,
});
