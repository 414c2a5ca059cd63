import * as z from 'zod';
import {
  APPEAL_FILES_MAX,
  APPEAL_REASON_MAX_LENGTH,
  APPEAL_REASON_MIN_LENGTH,
} from '../../common/constants.ts';
import { SENSITIVE_TOPICS } from '../../common/cases/sensitive-cases.ts';
import { id, lines } from '../core/validation.ts';
import { uploadIds } from '../uploads/upload-ids.ts';
import { appealAnswer } from '../decisions/reason-schema.ts';

const LARGEST_ID = 2_147_483_647;

const reason = lines(APPEAL_REASON_MIN_LENGTH, APPEAL_REASON_MAX_LENGTH);

/** The sensitive subject that the appellant names; an empty choice is none. */
export const appealTopic = z
  .preprocess((sent) => (sent === '' ? null : sent), z.enum(SENSITIVE_TOPICS).nullish())
  .transform((topic) => topic ?? null);

export const idParams = z.object({ id: id() });
/** `files`: ids of uploads of the appellant's own, which shorten the wait after a rejection. */
export const newAppealBody = z.strictObject({
  on_appeal_reason: reason,
  files: uploadIds(APPEAL_FILES_MAX).optional().default([]),
  topic: appealTopic,
});
export type NewAppealBody = z.output<typeof newAppealBody>;
export const turnOffAppealBody = z.strictObject({ off_appeal_reason: reason });
/** `version`: of the words that the administrator had before them. */
const version = z.int().min(1).max(LARGEST_ID).nullish();
export const appealAnswerBody = {
  accept: appealAnswer.accept.extend({ version }),
  reject: appealAnswer.reject.extend({ version }),
} as const;
