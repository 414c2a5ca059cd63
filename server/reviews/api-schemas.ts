import * as z from 'zod';
import {
  APPEAL_KINDS,
  APPEAL_STATES,
  COST_BANDS,
  FACT_ANSWERS,
  FACT_KEYS,
  REVIEW_STATUSES,
  SCORE_KEYS,
  STAGES,
} from '../../common/constants.ts';
import { JOB_PROOF_KINDS } from '../../common/job-proofs.ts';
import { LANGUAGES } from '../../common/format/language.ts';
import { fieldsOf, instant, integer, withMessage } from '../core/http/answer-schemas.ts';
import { uploadedFile } from '../uploads/api-schemas.ts';
import type { ApiAppeal, ApiReview, ApiReviewResponse } from './api-views.ts';

const score = z.literal([1, 2, 3, 4, 5]);

const response = z
  .object({
    responseId: integer(),
    reviewId: integer(),
    review_response: z.string(),
    status: z.enum(REVIEW_STATUSES),
    signals: z.array(z.string()).describe('why screening holds it; empty where it does not'),
    checked_by: instant()
      .nullable()
      .describe('the day by which an administrator reads one on hold; for its owner'),
    edited_at: instant().nullable(),
    created_at: instant(),
    can: fieldsOf(['edit', 'delete', 'appeal', 'offAppeal'], z.boolean()),
  })
  .meta({ id: 'ReviewResponse' }) satisfies z.ZodType<ApiReviewResponse>;

const note = z.object({
  id: integer(),
  body: z.string(),
  author: z.string().nullable(),
  created_at: instant(),
});

const appeal = z
  .object({
    id: integer(),
    kind: z.enum(APPEAL_KINDS),
    state: z.enum(APPEAL_STATES),
    on_appeal_reason: z.string().nullable().describe('null for callers whom the appeal does not concern'),
    off_appeal_reason: z.string().nullable(),
    files: z.array(uploadedFile),
    notes: z.array(note).optional().describe('For administrators only'),
    filed_at: instant(),
    due_at: instant(),
    closed_at: instant().nullable(),
  })
  .meta({ id: 'Appeal' }) satisfies z.ZodType<ApiAppeal>;

const job = z.object({
  trade_id: integer(),
  trade: z.string(),
  month: z.string().regex(/^\d{4}-\d{2}$/),
  city: z.string().nullable(),
  postal_code: z.string().nullable(),
  cost_band: z.enum(COST_BANDS).nullable().describe('null: the author does not say'),
  stage: z.enum(STAGES),
});

const photo = z.object({
  id: integer(),
  url: z.string(),
  small_url: z.string(),
  medium_url: z.string(),
  width: integer(),
  height: integer(),
});

export const apiReview = z
  .object({
    reviewId: integer(),
    contractor_id: integer(),
    author: z.object({ id: integer(), name: z.string() }),
    overall: score,
    scores: fieldsOf(SCORE_KEYS, score.nullable()),
    title: z.string(),
    body: z.string(),
    job,
    facts: fieldsOf(FACT_KEYS, z.enum(FACT_ANSWERS).nullable()),
    photos: z.array(photo),
    language: z.enum(LANGUAGES),
    proven_by: z.enum(JOB_PROOF_KINDS).nullable().describe('null: the job is not proven'),
    status: z.enum(REVIEW_STATUSES),
    deleted: z.boolean(),
    version: integer(),
    appeal: appeal.nullable(),
    review_response: response.nullable(),
    edited_at: instant().nullable(),
    created_at: instant(),
    can: fieldsOf(['edit', 'delete', 'respond', 'appeal', 'offAppeal'], z.boolean()),
  })
  .meta({ id: 'Review' }) satisfies z.ZodType<ApiReview>;

export const reviewAnswer = { 200: withMessage({ review: apiReview }) };
/** null: the response is hidden from the caller. */
export const responseAnswer = { 200: withMessage({ review_response: response.nullable() }) };
export const newResponseAnswer = { 201: withMessage({ review_response: response.nullable() }) };
