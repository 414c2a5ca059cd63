import * as z from 'zod';
import {
  CLOSING_BODY_MAX_LENGTH,
  CLOSING_BODY_MIN_LENGTH,
  CLOSING_FILES_MAX,
  CLOSING_LINK_MAX_LENGTH,
} from '../../../common/cases/closings.ts';
import { REVIEW_RELATIONS } from '../../../common/constants.ts';
import { checkUrl, normalUrl } from '../../../common/format/email-and-url.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { id, line, lines } from '../../core/validation.ts';
import { closingReason } from '../../decisions/reason-schema.ts';
import { uploadIds } from '../../uploads/upload-ids.ts';

export const idParams = z.object({ id: id() });
export const slugParams = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,120}$/) });
export const emptyForm = z.strictObject({});

const day = z.iso.date({ error: 'closing.day_needed' satisfies MessageKey });

/** An empty field is none. */
const link = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  line(CLOSING_LINK_MAX_LENGTH)
    .transform(normalUrl)
    .refine((url) => checkUrl(url) === null, { message: 'validation.url' satisfies MessageKey })
    .nullable(),
);
const body = lines(CLOSING_BODY_MIN_LENGTH, CLOSING_BODY_MAX_LENGTH);

export const closeForm = z.strictObject({ closed_on: day });

export const proposalForm = z.strictObject({
  /** Left out where the business is to open again. */
  closed_on: z.preprocess((value) => (value === '' ? undefined : value), day.optional()),
  relation: z.enum(REVIEW_RELATIONS, { error: 'closing.relation_needed' satisfies MessageKey }),
  body,
  link,
  files: uploadIds(CLOSING_FILES_MAX).optional().default([]),
});
export type NewProposal = z.output<typeof proposalForm>;

export const answerForm = z.strictObject({ answer: body });

export const closeBody = z.strictObject({ ...closingReason.closed, closed_on: day });
export const keepClosedBody = z.strictObject(closingReason.closed);
export const openBody = z.strictObject(closingReason.open);
