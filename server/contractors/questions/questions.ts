import * as z from 'zod';
import { LANGUAGES } from '../../../common/format/language.ts';
import { fieldsOf } from '../../core/http/answer-schemas.ts';
import data from './questions.json' with { type: 'json' };

const QUESTION_MAX = 140;
const question = fieldsOf(LANGUAGES, z.string().min(1).max(QUESTION_MAX));

/** Questions to ask before paying: for every job, and by the slug of a trade. */
export const QUESTIONS = z
  .object({ general: z.array(question), trades: z.record(z.string(), z.array(question)) })
  .parse(data);
