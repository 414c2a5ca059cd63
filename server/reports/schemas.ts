import * as z from 'zod';
import { HIDDEN_PASSAGE_MIN_LENGTH } from '../../common/text/hidden-passages.ts';
import {
  REPORT_FILES_MAX,
  REPORT_KINDS,
  REPORT_NOTE_MAX_LENGTH,
  REPORT_NOTE_MIN_LENGTH,
  REPORT_PASSAGE_MAX_LENGTH,
  REPORT_REASONS,
} from '../../common/cases/reports.ts';
import { SENSITIVE_CODES } from '../../common/cases/sensitive-cases.ts';
import type { MessageKey } from '../../translations/index.ts';
import { id, lines } from '../core/validation.ts';
import { uploadIds } from '../uploads/upload-ids.ts';
import { reasonFields } from '../decisions/reason-schema.ts';

const LARGEST_ID = 2_147_483_647;

/** An empty value counts as missing. */
const optional = (maximum: number) =>
  lines(0, maximum)
    .nullish()
    .transform((value) => (value ? value : null));

export const reportParams = z.object({ kind: z.enum(REPORT_KINDS), id: id() });
export const idParams = z.object({ id: id() });

export const newReportBody = z
  .strictObject({
    reason: z.enum(REPORT_REASONS),
    /** Copied from the text. */
    passage: optional(REPORT_PASSAGE_MAX_LENGTH),
    note: optional(REPORT_NOTE_MAX_LENGTH),
    /** Evidence: ids of uploads. */
    files: uploadIds(REPORT_FILES_MAX),
  })
  .refine(({ reason, note }) => reason !== 'other' || [...(note ?? '')].length >= REPORT_NOTE_MIN_LENGTH, {
    message: 'reports.note_needed' satisfies MessageKey,
    params: { minimum: REPORT_NOTE_MIN_LENGTH },
    path: ['note'],
  });
export type NewReportBody = z.output<typeof newReportBody>;

/** Says what the first administrator missed. */
export const secondLookBody = z.strictObject({ note: lines(REPORT_NOTE_MIN_LENGTH, REPORT_NOTE_MAX_LENGTH) });

const seenFields = {
  /** Of the words that the administrator had before them, where they have versions. */
  version: z.int().min(1).max(LARGEST_ID).nullish(),
  /** The latest report that they had before them. */
  last_report_id: z.int().min(0).max(LARGEST_ID).nullish(),
};
/** Nothing is restricted: words are enough. */
export const keptCaseBody = z.strictObject({ reason: reasonFields.reason, ...seenFields });
export const takenDownCaseBody = z.strictObject({
  ...reasonFields,
  reason_code: reasonFields.reason_code.unwrap().unwrap(),
  ...seenFields,
});
export const hiddenPassageBody = z.strictObject({
  passage: lines(HIDDEN_PASSAGE_MIN_LENGTH, REPORT_PASSAGE_MAX_LENGTH),
  reason: reasonFields.reason,
  reason_code: z.enum(SENSITIVE_CODES),
  ...seenFields,
});
export type DecidedCaseBody = z.output<typeof keptCaseBody> & {
  reason_code?: z.output<typeof takenDownCaseBody>['reason_code'];
};
