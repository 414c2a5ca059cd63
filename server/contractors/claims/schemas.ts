import * as z from 'zod';
import { CLAIM_EVIDENCE } from '../../../common/constants.ts';
import { email } from '../../accounts/schemas.ts';
import { lines, text } from '../../core/validation.ts';
import { uploadIds } from '../../uploads/upload-ids.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { CODE_DIGITS } from './claim-code.ts';

const MESSAGE_MAX_LENGTH = 2_000;

/** An empty field of a form is a field that was left out. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

export const claimForm = z.strictObject({
  evidence: z.enum(CLAIM_EVIDENCE),
  email: optional(email()),
  /** One document, as an id or as the list of a native form. */
  upload_id: uploadIds(1).transform(([document]) => document ?? null),
  message: optional(lines(0, MESSAGE_MAX_LENGTH)),
});

/** Six digits; many users type spaces between them. */
export const codeForm = z.strictObject({
  code: text()
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .pipe(
      z
        .string()
        .regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), { message: 'claims.code_digits' satisfies MessageKey }),
    ),
});
export const emptyForm = z.strictObject({});
export const claimParams = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,120}$/) });
