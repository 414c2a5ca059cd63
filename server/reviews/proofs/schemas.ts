import * as z from 'zod';
import {
  JOB_PROOF_FILES_MAX,
  JOB_PROOF_NOTE_MAX_LENGTH,
  JOB_PROOF_REASON_MAX_LENGTH,
  JOB_PROOF_REASON_MIN_LENGTH,
  PERMIT_NUMBER_MAX_LENGTH,
} from '../../../common/job-proofs.ts';
import { id, line, lines } from '../../core/validation.ts';
import { reasonFields } from '../../decisions/reason-schema.ts';
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
export const readCfdiForm = z.strictObject({ cfdi: uploadIds(1).optional().default([]) });
export const sendCfdiForm = z.strictObject({
  cfdi: id(),
  note: lines(0, JOB_PROOF_NOTE_MAX_LENGTH).optional().default(''),
});
export const permitForm = z.strictObject({
  number: line(PERMIT_NUMBER_MAX_LENGTH).pipe(z.string().min(1, 'validation.required')),
});
export const revokeForm = z.strictObject({
  ...reasonFields,
  // A form that is sent without scripts names no rule as an empty text.
  reason_code: z.preprocess((code) => (code === '' ? null : code), reasonFields.reason_code),
});
/** A list never refuses: what it does not know is the usual list. */
export const queueQuery = z.object({
  state: z.enum(['waiting', 'confirmed']).optional().catch(undefined),
  review: id().optional().catch(undefined),
});
export const noBody = z.strictObject({});
