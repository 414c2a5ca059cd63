import * as z from 'zod';
import { STARS } from '../../../common/constants.ts';
import { LANGUAGES } from '../../../common/format/language.ts';
import { byNumber, isSet, oneOf, pageNumber, searchWords, single } from '../../core/http/forgiving-query.ts';

/** The ways to order reviews on a contractor's page; the first is the default. */
export const REVIEW_ORDERS = ['newest', 'highest', 'lowest'] as const;

/** The filters of a contractor's reviews. It never refuses: invalid values are ignored. */
export const reviewQuery = z.object({
  sort: z.preprocess(single, z.enum(REVIEW_ORDERS)).catch('newest'),
  star: byNumber(STARS.length),
  trade: z
    .preprocess(single, z.string().regex(/^[a-z0-9-]{1,80}$/))
    .nullable()
    .catch(null),
  language: oneOf(LANGUAGES),
  /** Only those with photos; only those whose job is proven. */
  photos: isSet(),
  proven: isSet(),
  /** Words that the review has, in any order. */
  words: searchWords(),
  page: pageNumber(),
});
export type ReviewQuery = z.output<typeof reviewQuery>;
