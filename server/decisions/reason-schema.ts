import * as z from 'zod';
import { DECISION_TEXT_MAX_LENGTH, REASON_CODES } from '../../common/constants.ts';
import { lines } from '../core/validation.ts';

/** The reason of a decision: words always, one of the 24 where it restricts somebody. */
export const reasonFields = {
  reason: lines(1, DECISION_TEXT_MAX_LENGTH),
  reason_code: z.enum(REASON_CODES).nullish(),
};
export const decisionReason = z.strictObject(reasonFields);
