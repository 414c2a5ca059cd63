import * as z from 'zod';
import { DECISION_REASON_CODES, STARS } from '../../common/constants.ts';
import { DECISION_CHOICES } from '../../common/cases/decision-groups.ts';
import { LANGUAGES } from '../../common/format/language.ts';
import { byNumber, oneOf, pageNumber, single } from '../core/http/forgiving-query.ts';

/** The filters of the log's decisions. It never refuses: invalid values are ignored. */
export const logQuery = z.object({
  /** One kind of decision, or a group of kinds. */
  action: oneOf(DECISION_CHOICES),
  /** `none`: a reason that was given in words only. */
  reason: oneOf([...DECISION_REASON_CODES, 'none']),
  star: byNumber(STARS.length),
  language: oneOf(LANGUAGES),
  /** One decision by its number, for readers who have its hash. */
  number: byNumber(),
  page: pageNumber(),
});
export type LogQuery = z.output<typeof logQuery>;

/** The period that the transparency page counts. */
export const transparencyQuery = z.object({
  period: z.preprocess(single, z.string().max(7)).catch(''),
});
