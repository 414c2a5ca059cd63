import * as z from 'zod';
import { email } from '../accounts/schemas.ts';
import { id } from '../core/validation.ts';

export const idParams = z.object({ id: id() });
export const emptyForm = z.strictObject({});
export const inviteForm = z.strictObject({ email: email() });
export const tokenParams = z.object({ token: z.string().regex(/^[\w-]{20,64}$/) });
