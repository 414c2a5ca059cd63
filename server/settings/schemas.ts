import * as z from 'zod';
import { email } from '../accounts/schemas.ts';
import { id, text } from '../core/validation.ts';

export const idParams = z.object({ id: id() });
export const noBody = z.strictObject({});
export const newEmail = z.strictObject({ email: email() });
export const tokenParams = z.object({ token: text().max(200) });
/** A check box that is not set is not sent; `yes` where it is. */
export const closeBody = z.strictObject({
  reviews: z
    .enum(['yes', ''])
    .optional()
    .transform((value) => value === 'yes'),
});
