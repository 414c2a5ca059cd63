import * as z from 'zod';
import {
  DATA_REQUEST_ABOUT_MAX_LENGTH,
  DATA_REQUEST_ASKERS,
  DATA_REQUEST_ASKS_MAX_LENGTH,
  DATA_REQUEST_ASKS_MIN_LENGTH,
  DATA_REQUEST_FILES_MAX,
  DATA_REQUEST_FILE_NUMBER_MAX_LENGTH,
  DATA_REQUEST_GROUNDS,
  DATA_REQUEST_KINDS,
  DATA_REQUEST_NAME_MAX_LENGTH,
  DATA_REQUEST_OUTCOMES,
  DATA_REQUEST_PLACES,
  DATA_REQUEST_WORDS_MIN_LENGTH,
  isOrder,
} from '../../common/data-requests.ts';
import type { MessageKey } from '../../translations/index.ts';
import { email } from '../accounts/schemas.ts';
import { id, line, lines, text } from '../core/validation.ts';
import { uploadIds } from '../uploads/upload-ids.ts';

const TOKEN_MAX_LENGTH = 120;

/** null: the field was left empty. */
const optionalLine = (maximum: number) =>
  line(maximum)
    .optional()
    .transform((value) => value || null);
const files = uploadIds(DATA_REQUEST_FILES_MAX).optional().default([]);
const words = lines(DATA_REQUEST_WORDS_MIN_LENGTH, DATA_REQUEST_ASKS_MAX_LENGTH);

const fields = z.strictObject({
  asker: z.enum(DATA_REQUEST_ASKERS),
  kind: z.enum(DATA_REQUEST_KINDS),
  place: z.enum(DATA_REQUEST_PLACES),
  name: line(DATA_REQUEST_NAME_MAX_LENGTH).pipe(z.string().min(1, 'validation.required')),
  email: email(),
  on_behalf_of: optionalLine(DATA_REQUEST_NAME_MAX_LENGTH),
  file_number: optionalLine(DATA_REQUEST_FILE_NUMBER_MAX_LENGTH),
  about: optionalLine(DATA_REQUEST_ABOUT_MAX_LENGTH),
  asks: lines(DATA_REQUEST_ASKS_MIN_LENGTH, DATA_REQUEST_ASKS_MAX_LENGTH),
  files,
});
type Fields = z.output<typeof fields>;

/** The fields that one kind of asker has to fill in, and the kinds of requests that one may choose. */
function problemsOf(typed: Fields): [keyof Fields, MessageKey][] {
  const { asker, kind, on_behalf_of: behalf, file_number: number, about } = typed;
  const isAuthority = asker === 'authority';
  return [
    ...(isOrder(kind) === isAuthority ? [] : [['kind', 'data_requests.wrong_kind'] as const]),
    ...(asker === 'self' || behalf ? [] : [['on_behalf_of', 'validation.required'] as const]),
    ...(isAuthority && !number ? [['file_number', 'validation.required'] as const] : []),
    ...(asker === 'business' && !about ? [['about', 'validation.required'] as const] : []),
  ].map(([field, message]) => [field, message]);
}

export const requestForm = fields.superRefine((typed, { addIssue }) => {
  for (const [field, message] of problemsOf(typed)) addIssue({ code: 'custom', path: [field], message });
});
export type RequestForm = z.output<typeof requestForm>;

export const tokenParams = z.object({ token: text().max(TOKEN_MAX_LENGTH) });
export const idParams = z.object({ id: id() });
export const noBody = z.strictObject({});
export const replyForm = z.strictObject({ words, files });
export const wordsForm = z.strictObject({ words });
export const answerForm = z
  .strictObject({
    outcome: z.enum(DATA_REQUEST_OUTCOMES),
    ground: z.preprocess((value) => value || null, z.enum(DATA_REQUEST_GROUNDS).nullable()),
    words,
  })
  .superRefine(({ outcome, ground }, { addIssue }) => {
    const needsGround = outcome === 'partial' || outcome === 'refused';
    if (needsGround && ground === null)
      addIssue({
        code: 'custom',
        path: ['ground'],
        message: 'data_requests.ground_needed' satisfies MessageKey,
      });
  });
export type AnswerForm = z.output<typeof answerForm>;
