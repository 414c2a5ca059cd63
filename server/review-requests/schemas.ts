import * as z from 'zod';
import { LANGUAGES } from '../../common/format/language.ts';
import {
  CARD_SIZES,
  REFERENCE_MAX_LENGTH,
  REQUEST_LIST_MAX_LENGTH,
  REQUEST_REFUSALS,
} from '../../common/limits/review-requests.ts';
import type { MessageKey } from '../../translations/index.ts';
import { email } from '../accounts/schemas.ts';
import { id, line, text } from '../core/validation.ts';

const CITY_MAX_LENGTH = 60;
/** A customer reads it in the form: a place, and no promise. */
export const CITY = /^[\p{L}\p{M} .,'’()/-]+$/u;
const CODE_MAX_LENGTH = 40;
const TOKEN_MAX_LENGTH = 120;
const LAST_PAGE = 100_000;

/** null: the field was left empty. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable());

export const requestBody = z.strictObject({
  email: optional(email()),
  trade_id: optional(id()),
  month: optional(
    z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, 'review_form.month_needed' satisfies MessageKey),
  ),
  city: optional(
    line(CITY_MAX_LENGTH).pipe(z.string().regex(CITY, 'review_requests.city_wrong' satisfies MessageKey)),
  ),
  reference: optional(line(REFERENCE_MAX_LENGTH)),
  language: z.enum(LANGUAGES),
});

export const listBody = z.strictObject({
  list: text()
    .refine((value) => value.trim() !== '', 'review_requests.list_empty' satisfies MessageKey)
    .refine(
      (value) => value.length <= REQUEST_LIST_MAX_LENGTH,
      'review_requests.list_long' satisfies MessageKey,
    ),
  language: z.enum(LANGUAGES),
});

export const requestsQuery = z.object({
  page: z.coerce.number().int().min(1).max(LAST_PAGE).catch(1),
  find: line(REFERENCE_MAX_LENGTH).catch(''),
  /** The list whose outcome is shown. */
  list: id().nullable().catch(null),
});
export const cardQuery = z.object({
  size: z.enum(CARD_SIZES).catch('a6'),
  language: z.enum(LANGUAGES).catch('english'),
});
export const idParams = z.object({ id: id() });
export const codeParams = z.object({ code: text().max(CODE_MAX_LENGTH) });
export const tokenParams = z.object({ token: text().max(TOKEN_MAX_LENGTH) });
export const noBody = z.strictObject({});
export const refuseBody = z.strictObject({ refuse: z.enum(REQUEST_REFUSALS) });
/** The request that led to the review form; anything else leads there without one. */
export const requestQuery = z.object({
  request: text().max(CODE_MAX_LENGTH).optional().catch(undefined),
});
