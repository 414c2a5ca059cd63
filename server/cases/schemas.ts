import * as z from 'zod';
import { APPEAL_REASON_MAX_LENGTH, APPEAL_REASON_MIN_LENGTH } from '../../common/constants.ts';
import { id, lines } from '../core/validation.ts';
import { appealAnswer } from '../decisions/reason-schema.ts';

const LARGEST_ID = 2_147_483_647;

const reason = lines(APPEAL_REASON_MIN_LENGTH, APPEAL_REASON_MAX_LENGTH);

export const idParams = z.object({ id: id() });
export const newAppealBody = z.strictObject({ on_appeal_reason: reason });
export const turnOffAppealBody = z.strictObject({ off_appeal_reason: reason });
/** `version`: of the words that the administrator had before them. */
const version = z.int().min(1).max(LARGEST_ID).nullish();
export const appealAnswerBody = {
  accept: appealAnswer.accept.extend({ version }),
  reject: appealAnswer.reject.extend({ version }),
} as const;
