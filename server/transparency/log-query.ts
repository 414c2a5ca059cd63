import * as z from 'zod';
import { DECISION_ACTIONS, REASON_CODES, STARS } from '../../common/constants.ts';
import { LANGUAGES } from '../../common/language.ts';

/** A repeated parameter counts once. */
const single = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
const NUMBER_MAX = 2_147_483_647;
const whole = z.coerce.number().int().min(1);

/** Which decisions of the log to show. Never refuses: what makes no sense is as if it were not there. */
export const logQuery = z.object({
  action: z.preprocess(single, z.enum(DECISION_ACTIONS)).nullable().catch(null),
  /** `none`: a reason that was given in words only. */
  reason: z
    .preprocess(single, z.enum([...REASON_CODES, 'none']))
    .nullable()
    .catch(null),
  star: z
    .preprocess(
      single,
      z.coerce.number().refine((star) => STARS.some((known) => known === star)),
    )
    .nullable()
    .catch(null),
  language: z.preprocess(single, z.enum(LANGUAGES)).nullable().catch(null),
  /** One decision by its number: for whoever has written its hash down. */
  number: z.preprocess(single, whole.max(NUMBER_MAX)).nullable().catch(null),
  page: z
    .preprocess(single, whole)
    .transform((page) => Math.min(page, 100_000))
    .catch(1),
});
export type LogQuery = z.output<typeof logQuery>;

/** Which time the transparency page counts. */
export const transparencyQuery = z.object({
  period: z.preprocess(single, z.string().max(7)).catch(''),
});
