import * as z from 'zod';
import { PASSKEY_NAME_MAX_LENGTH } from '../../../common/limits/sign-in.ts';
import { line, text } from '../../core/validation.ts';
import { email } from '../schemas.ts';

const NEXT_MAX_LENGTH = 2_000;
const ANSWER_MAX_LENGTH = 20_000;
const CODE_MAX_LENGTH = 40;

const next = () => z.string().max(NEXT_MAX_LENGTH).optional();
const code = () => text().min(1).max(CODE_MAX_LENGTH);
/** The browser's answer to a challenge, as JSON in one field of a form. */
const passkey = () => text().min(1).max(ANSWER_MAX_LENGTH);

export const codeRequest = z.strictObject({ email: email(), next: next() });
export const codeBody = z.strictObject({ code: code(), next: next() });
export const passkeyBody = z.strictObject({ passkey: passkey(), next: next() });
export const nextBody = z.strictObject({ next: next() });
export const appCodeBody = z.strictObject({ code: code() });
export const newPasskey = z.strictObject({
  name: line(PASSKEY_NAME_MAX_LENGTH).pipe(z.string().min(1)),
  passkey: passkey(),
});
export const passkeyUse = z.strictObject({ use: z.enum(['login', 'second', 'confirm', 'register']) });
export const recoverBody = z.strictObject({ token: text().min(1).max(200) });
export const connectBody = z.strictObject({ name: line(100).pipe(z.string().min(1)).optional() });
export const providerParams = z.object({ provider: z.enum(['google', 'apple', 'oidc']) });
export const nextQuery = z.object({ next: next().catch(undefined) });
/** More fields may come along: a provider sends what it likes. */
export const providerQuery = z.object({ state: z.string().max(200).catch('') });
export const providerAnswer = z.object({
  state: z.string().max(200),
  code: z.string().max(4_000).optional(),
  error: z.string().max(200).optional(),
  iss: z.string().max(500).optional(),
  user: z.string().max(1_000).optional(),
});
