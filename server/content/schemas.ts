import * as z from 'zod';
import { BAD_WORD_MAX_LENGTH, BAD_WORD_MIN_LENGTH, BAD_WORDS_A_TIME } from '../../common/constants.ts';
import { LANGUAGES } from '../../common/format/language.ts';
import { foldEntry } from '../../common/text/word-mask.ts';
import type { MessageKey } from '../../translations/index.ts';
import { splitList } from '../core/forms/native-fields.ts';
import { line } from '../core/validation.ts';

const word = line(BAD_WORD_MAX_LENGTH).pipe(
  z
    .string()
    // A single letter would be masked in every sentence; signs alone are no word.
    .refine((entry) => [...foldEntry(entry)].length >= BAD_WORD_MIN_LENGTH, {
      message: 'admin_lists.word_too_short' satisfies MessageKey,
      params: { minimum: BAD_WORD_MIN_LENGTH },
    }),
);

export const addBadWordsBody = z.object({
  language: z.enum(LANGUAGES),
  words: z.preprocess(splitList, z.array(word).min(1).max(BAD_WORDS_A_TIME)),
});

/** The entry exactly as it is in the list. */
export const removeBadWordBody = z.object({ language: z.enum(LANGUAGES), word: line(200) });
