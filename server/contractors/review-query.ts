import * as z from 'zod';
import { STARS } from '../../common/constants.ts';
import { LANGUAGES } from '../../common/language.ts';

/** A repeated parameter counts once. */
const single = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
const PAGE_MAX = 100_000;

/** The ways to order reviews on a contractor's page; the first is the default. */
export const REVIEW_ORDERS = ['newest', 'highest', 'lowest'] as const;

/** Which of a contractor's reviews to show. Never refuses: what makes no sense is as if it were not there. */
export const reviewQuery = z.object({
  sort: z.preprocess(single, z.enum(REVIEW_ORDERS)).catch('newest'),
  star: z
    .preprocess(
      single,
      z.coerce.number().refine((star) => STARS.some((known) => known === star)),
    )
    .nullable()
    .catch(null),
  trade: z
    .preprocess(single, z.string().regex(/^[a-z0-9-]{1,80}$/))
    .nullable()
    .catch(null),
  language: z.preprocess(single, z.enum(LANGUAGES)).nullable().catch(null),
  page: z
    .preprocess(single, z.coerce.number().int().min(1))
    .transform((page) => Math.min(page, PAGE_MAX))
    .catch(1),
});
export type ReviewQuery = z.output<typeof reviewQuery>;
