import * as z from 'zod';
import {
  APPEAL_ACCEPTED_CODES,
  APPEAL_REJECTED_CODES,
  CLAIM_ACCEPTED_CODES,
  CLAIM_REJECTED_CODES,
  FLAG_DISMISSED_CODES,
  FLAG_ENDED_CODES,
  FLAG_PUBLISHED_CODES,
  LISTING_CLOSED_CODES,
  LISTING_OPEN_CODES,
  DECISION_TEXT_MAX_LENGTH,
  REASON_CODES,
} from '../../common/constants.ts';
import { lines } from '../core/validation.ts';

const reason = lines(1, DECISION_TEXT_MAX_LENGTH);

/** The reason of a restriction: words always, and one of the 24 offenses. */
export const reasonFields = { reason, reason_code: z.enum(REASON_CODES).nullish() };
export const decisionReason = z.strictObject(reasonFields);

/** A decision that restores something names no offense. */
export const returningReason = z.strictObject({ reason, reason_code: z.null().optional() });

/** The codes that an answer may name; every kind of appeal takes them from here. */
export const appealCode = {
  accept: z.enum(APPEAL_ACCEPTED_CODES).nullish(),
  reject: z.enum(APPEAL_REJECTED_CODES).nullish(),
} as const;
const claimCode = {
  accept: z.enum(CLAIM_ACCEPTED_CODES).nullish(),
  reject: z.enum(CLAIM_REJECTED_CODES).nullish(),
} as const;

export const appealAnswer = {
  accept: z.strictObject({ reason, reason_code: appealCode.accept }),
  reject: z.strictObject({ reason, reason_code: appealCode.reject }),
} as const;
export const claimAnswer = {
  accept: z.strictObject({ reason, reason_code: claimCode.accept }),
  reject: z.strictObject({ reason, reason_code: claimCode.reject }),
} as const;

/** The codes that a decision about a red flag names. */
export const flagReason = {
  publish: { reason, reason_code: z.enum(FLAG_PUBLISHED_CODES) },
  dismiss: { reason, reason_code: z.enum(FLAG_DISMISSED_CODES) },
  end: { reason, reason_code: z.enum(FLAG_ENDED_CODES) },
} as const;

/** The codes that a decision names by which a business is closed for good, or is not. */
export const closingReason = {
  closed: { reason, reason_code: z.enum(LISTING_CLOSED_CODES) },
  open: { reason, reason_code: z.enum(LISTING_OPEN_CODES) },
} as const;
