import * as z from 'zod';
import { DECISION_TEXT_MAX_LENGTH, REASON_CODES } from '../../common/constants.ts';
import { id, lines, listOfIds } from '../core/validation.ts';
import { appealCode } from '../decisions/reason-schema.ts';
import { LARGEST_ID, message, photos, responseText, reviewChanges, unwrapResponse } from './schemas.ts';

const reason = lines(0, DECISION_TEXT_MAX_LENGTH).pipe(z.string().min(1));
/** The fields that an administrator may send with every decision: the versions they saw. */
const seenFields = {
  /** 0: nothing had been decided yet. */
  last_decision_id: z.int().min(0).max(LARGEST_ID).nullish(),
  version: z.int().min(1).max(LARGEST_ID).nullish(),
};

/** A decision that restricts a user names an offense of the table; other decisions do not. */
const decidedFields = { reason_code: z.enum(REASON_CODES).nullish(), ...seenFields };

export const reasonBody = z.strictObject({ reason, ...decidedFields });
export const returningReasonBody = z.strictObject({
  reason,
  reason_code: z.null(message('appeal_refusals.offense_without_restriction')).optional(),
  ...seenFields,
});
const optionalReason = lines(0, DECISION_TEXT_MAX_LENGTH).nullish();
/** The calls may come without a body. `ground_code`: the offense for which the review is taken down. */
export const appealAnswerBody = {
  accept: z.strictObject({
    reason: optionalReason,
    reason_code: appealCode.accept,
    ground_code: z.enum(REASON_CODES).nullish(),
    ...seenFields,
  }),
  reject: z.strictObject({ reason: optionalReason, reason_code: appealCode.reject, ...seenFields }),
} as const;

/** Accepting takes the response down, so it names the offense; a rejection names none. */
export const responseAppealAnswerBody = {
  accept: reasonBody,
  reject: z.strictObject({ reason, reason_code: appealCode.reject, ...seenFields }),
} as const;

/**
 * Both forms the call is known in: `{review: {…}, reason}` and the fields of the review beside the reason. `photos_before`: those
 * the administrator had before them, for changes of photos alone make no version.
 */
export const editedReviewBody = z.preprocess(
  unwrapReview,
  z.strictObject({
    ...reviewChanges.shape,
    reason,
    ...decidedFields,
    photos: listOfIds(photos).optional(),
    photos_before: listOfIds(photos).optional(),
  }),
);
export const editedResponseBody = z.preprocess(
  unwrapResponse,
  z.strictObject({ responseId: id(), review_response: responseText, reason, ...decidedFields }),
);

function unwrapReview(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('review' in body)) return body;
  const { review, ...rest } = body;
  return typeof review === 'object' && review !== null ? { ...review, ...rest } : body;
}

export type DecidedBody = z.output<
  | typeof reasonBody
  | typeof returningReasonBody
  | (typeof appealAnswerBody)['accept']
  | (typeof appealAnswerBody)['reject']
>;
