import * as z from 'zod';
import {
  APPEAL_FILES_MAX,
  APPEAL_REASON_MAX_LENGTH,
  APPEAL_REASON_MIN_LENGTH,
  COST_BANDS,
  DECISION_TEXT_MAX_LENGTH,
  FACT_ANSWERS,
  FACT_KEYS,
  RESPONSE_MAX_LENGTH,
  REVIEW_BODY_MAX_LENGTH,
  REVIEW_BODY_MIN_LENGTH,
  REVIEW_CONTACTS,
  REVIEW_OFFERS,
  REVIEW_PHOTOS_MAX,
  REVIEW_RELATIONS,
  REVIEW_TITLE_MAX_LENGTH,
  SCORE_KEYS,
  STAGES,
  STARS,
  type FactAnswer,
  type FactKey,
  type Stars,
} from '../../common/constants.ts';
import type { MessageKey } from '../../translations/index.ts';
import { id, line, lines, text } from '../core/validation.ts';
import { readChangedReview, readNewReview } from './form-fields.ts';
import { titleOf } from './texts/title-of.ts';
import { appealTopic } from '../cases/schemas.ts';
import { uploadIds } from '../uploads/upload-ids.ts';

const LONGEST_SLUG = 300;
const LONGEST_CITY = 100;
export const LARGEST_ID = 2_147_483_647;

export const message = (key: MessageKey) => ({ error: key });

export const slugParams = z.object({ slug: text().max(LONGEST_SLUG) });
export const idParams = z.object({ id: id() });

const stars = z.literal(STARS);
const scores = z.strictObject(tableOf(SCORE_KEYS, () => stars.nullish()));
const facts = z.strictObject(tableOf(FACT_KEYS, () => z.enum(FACT_ANSWERS).nullish()));

/** A place is one line; an empty one is none. */
const place = (schema: z.ZodType<string>) => schema.nullish().transform((value) => (value ? value : null));

const jobFields = {
  trade_id: z
    .int(message('review_form.trade_unknown'))
    .min(1, message('review_form.trade_unknown'))
    .max(LARGEST_ID, message('review_form.trade_unknown')),
  month: z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, message('review_form.month_needed')),
  city: place(line(LONGEST_CITY)),
  postal_code: place(line(12).pipe(z.string().regex(/^([A-Za-z0-9][A-Za-z0-9 -]{2,10})?$/))),
  cost_band: z
    .enum(COST_BANDS)
    .nullish()
    .transform((band) => band ?? null),
  stage: z.enum(STAGES),
};

const title = lines(0, REVIEW_TITLE_MAX_LENGTH).transform((value) => value.replace(/\s+/gu, ' '));

const contentFields = {
  overall: stars,
  scores: scores.transform((given) => tableOf(SCORE_KEYS, (key): Stars | null => given[key] ?? null)),
  title: title.pipe(z.string().min(1)),
  body: lines(REVIEW_BODY_MIN_LENGTH, REVIEW_BODY_MAX_LENGTH),
  facts: facts.transform(answersOnly),
};

/** Uploads of the author, in the order they are to be shown. */
export const photos = z
  .array(id())
  .max(REVIEW_PHOTOS_MAX)
  .refine((ids) => new Set(ids).size === ids.length, message('validation.choose'));

const qualifying = z.strictObject({
  contact: z.enum(REVIEW_CONTACTS),
  relation: z.enum(REVIEW_RELATIONS),
  offered: z.enum(REVIEW_OFFERS),
});

/** A whole review, as the form sends it to be previewed or published. Without a title it gets one from its words. */
export const reviewBody = z.preprocess(
  readNewReview,
  z
    .strictObject({
      qualifying,
      ...contentFields,
      title: title.nullish(),
      job: z.strictObject(jobFields),
      photos: photos.optional(),
    })
    .transform((review) => ({ ...review, title: review.title || titleOf(review.body) })),
);

/** The changes of a review; missing fields stay. `version`: the one that the author edited. */
export const reviewChanges = z.strictObject({
  ...z.object(contentFields).partial().shape,
  job: z.strictObject(z.object(jobFields).partial().shape).optional(),
  photos: photos.optional(),
  version: z.int().min(1).max(LARGEST_ID).optional(),
});

/** The same as a form sends it. */
export const reviewChangesForm = z.preprocess(readChangedReview, reviewChanges);

export const responseText = lines(0, RESPONSE_MAX_LENGTH).pipe(z.string().min(1));

/** Both forms the calls are known in: `{responseData: {reviewId, review_response}}` and the two fields alone. */
export const newResponseBody = z.preprocess(
  unwrapResponse,
  z.strictObject({ reviewId: id(), review_response: responseText }),
);
export const changedResponseBody = z.preprocess(
  unwrapResponse,
  z.strictObject({ responseId: id(), review_response: responseText }),
);

export const noBody = z.strictObject({});

const appealReason = lines(APPEAL_REASON_MIN_LENGTH, APPEAL_REASON_MAX_LENGTH);

/** `files`: ids of uploads of the appellant's own; `new_evidence`: they show what an earlier appeal did not. */
export const newAppealBody = z.strictObject({
  on_appeal_reason: appealReason,
  files: uploadIds(APPEAL_FILES_MAX).optional().default([]),
  new_evidence: z.preprocess((sent) => (sent === 'true' ? true : sent), z.boolean().nullish()),
  topic: appealTopic,
});
export const turnOffAppealBody = z.strictObject({ off_appeal_reason: appealReason });
export const appealNoteBody = z.strictObject({
  body: lines(0, DECISION_TEXT_MAX_LENGTH).pipe(z.string().min(1)),
});

export function unwrapResponse(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Object.keys(body).length !== 1) return body;
  return 'responseData' in body ? body.responseData : body;
}

function answersOnly(
  given: Partial<Record<FactKey, FactAnswer | null>>,
): Partial<Record<FactKey, FactAnswer>> {
  return Object.fromEntries(Object.entries(given).filter(([, answer]) => answer));
}

function tableOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

export type ReviewBody = z.output<typeof reviewBody>;
export type ReviewChanges = z.output<typeof reviewChanges>;

/** Says that a review helped, or no longer. */
export const helpfulBody = z.strictObject({ is_helpful: z.enum(['1', '0']) });

/** The version to begin at; a wrong one is as good as none. */
export const versionsQuery = z.object({
  from: z.coerce.number().int().min(1).max(LARGEST_ID).nullable().catch(null),
});

const LAST_PAGE = 100_000;

export const ownListQuery = z.object({
  page: z.coerce.number().int().min(1).max(LAST_PAGE).catch(1),
  /** The review a link from elsewhere is about. */
  review: z.coerce.number().int().min(1).max(LARGEST_ID).nullable().catch(null),
});
