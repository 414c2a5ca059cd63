import * as z from 'zod';
import { digits } from '../../core/forms/native-fields.ts';
import { text } from '../../core/validation.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { catalogue } from '../../../translations/index.ts';

export const TEXT_MAX_LENGTH = 4_000;
/** A file of every text in both languages is a third of this. */
const CSV_MAX_LENGTH = 1_500_000;

const isKey = (value: string): value is MessageKey => Object.hasOwn(catalogue, value);
const key = z
  .string()
  .max(200)
  .refine(isKey, { message: 'translations.unknown' satisfies MessageKey });
const words = text().max(TEXT_MAX_LENGTH);

/** `version`: the last change that the editor knew of; 0: none. */
export const translationBody = z.object({
  key,
  english: words,
  mexican_spanish: words,
  version: digits(z.int().min(0).max(2_147_483_647)),
});
export type EditedTranslation = z.output<typeof translationBody>;

export const undoBody = z.object({ key, version: digits(z.int().min(1).max(2_147_483_647)) });
export const importBody = z.object({ csv: text().min(1).max(CSV_MAX_LENGTH) });
