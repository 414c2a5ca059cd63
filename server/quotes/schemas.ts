import * as z from 'zod';
import { COST_BANDS } from '../../common/constants.ts';
import { MESSAGE_MAX_LENGTH } from '../../common/conversations.ts';
import {
  QUOTE_CONTRACTORS_MAX,
  QUOTE_DESCRIPTION_MAX_LENGTH,
  QUOTE_DESCRIPTION_MIN_LENGTH,
  QUOTE_INCLUDED_MIN_LENGTH,
  QUOTE_PHOTOS_MAX,
  QUOTE_PLACE_MAX_LENGTH,
  QUOTE_SIDES,
  QUOTE_STARTS,
} from '../../common/quotes.ts';
import type { MessageKey } from '../../translations/index.ts';
import { pageNumber, single } from '../core/http/forgiving-query.ts';
import { price } from '../core/price.ts';
import { id, line, lines } from '../core/validation.ts';
import { slug } from '../messages/schemas.ts';
import { uploadIds } from '../uploads/upload-ids.ts';

/** More are not read: the page names those that fit. */
const SLUGS_READ_MAX = 12;
/** `to=one,two`, and as a form of check boxes sends it. An invalid slug counts as absent. */
export const quoteQuery = z.object({
  to: z
    .preprocess((value) => [value].flat().join(','), z.string())
    .transform((list) =>
      [...new Set(list.split(','))].filter((part) => slug().safeParse(part).success).slice(0, SLUGS_READ_MAX),
    )
    .catch([]),
  trade: z.preprocess(single, slug()).nullable().catch(null),
});

/** Check boxes send none, one or several. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => [value ?? []].flat().filter((one) => one !== ''), z.array(item));

export const quoteBody = z.strictObject({
  to: listOf(slug())
    .refine((slugs) => slugs.length > 0, { error: 'quotes.choose_contractors' satisfies MessageKey })
    .refine((slugs) => new Set(slugs).size <= QUOTE_CONTRACTORS_MAX, {
      error: 'quotes.too_many_contractors' satisfies MessageKey,
      params: { maximum: QUOTE_CONTRACTORS_MAX },
    })
    .transform((slugs) => [...new Set(slugs)]),
  trade_id: z.coerce
    .number({ error: 'validation.choose' satisfies MessageKey })
    .int()
    .min(1, { error: 'validation.choose' satisfies MessageKey })
    .max(2_147_483_647),
  place: line(QUOTE_PLACE_MAX_LENGTH).refine((value) => value !== '', {
    error: 'validation.required' satisfies MessageKey,
  }),
  starts: z.enum(QUOTE_STARTS, { error: 'validation.choose' satisfies MessageKey }),
  cost_band: z
    .enum(['', ...COST_BANDS])
    .nullish()
    .transform((band) => band || null),
  description: lines(QUOTE_DESCRIPTION_MIN_LENGTH, QUOTE_DESCRIPTION_MAX_LENGTH),
  photos: uploadIds(QUOTE_PHOTOS_MAX).optional().default([]),
});
export type QuoteBody = z.output<typeof quoteBody>;

/** "My quotes"; without a side, those that matter more to the reader. */
export const quotesQuery = z.object({
  page: pageNumber(),
  side: z.preprocess(single, z.enum(QUOTE_SIDES)).nullable().catch(null),
});

export const answerBody = z.strictObject({
  price_from: price().refine((amount) => amount !== null, {
    error: 'validation.required' satisfies MessageKey,
  }),
  /** Empty: a fixed price. */
  price_to: price().optional().default(null),
  included: lines(QUOTE_INCLUDED_MIN_LENGTH, MESSAGE_MAX_LENGTH),
  begins_on: z.iso.date({ error: 'quotes.day_needed' satisfies MessageKey }),
});
export type AnswerBody = z.output<typeof answerBody>;

/** The conversation with the contractor who was hired, and the answer that the customer saw; 0: none. */
export const hireBody = z.strictObject({
  conversation_id: id(),
  answer_id: z.coerce.number().int().min(0).max(2_147_483_647),
});
export const noBody = z.strictObject({});
