import * as z from 'zod';
import {
  JOB_PROOF_FILES_MAX,
  JOB_PROOF_NOTE_MAX_LENGTH,
  JOB_PROOF_REASON_MAX_LENGTH,
  JOB_PROOF_REASON_MIN_LENGTH,
} from '../../../common/job-proofs.ts';
import { id, lines } from '../../core/validation.ts';
import { uploadIds } from '../../uploads/upload-ids.ts';

export const idParams = z.object({ id: id() });
export const proofForm = z.strictObject({
  note: lines(0, JOB_PROOF_NOTE_MAX_LENGTH).optional().default(''),
  files: uploadIds(JOB_PROOF_FILES_MAX).optional().default([]),
});
export type ProofForm = z.output<typeof proofForm>;
export const declineForm = z.strictObject({
  reason: lines(JOB_PROOF_REASON_MIN_LENGTH, JOB_PROOF_REASON_MAX_LENGTH),
});
export const noBody = z.strictObject({});
