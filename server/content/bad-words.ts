import { createHash } from 'node:crypto';
import { createWordMask, type WordMask } from '../../common/text/word-mask.ts';
import type { ReadContext } from '../core/context.ts';
import { cachedForAMinute } from '../core/pages/cached-for-a-minute.ts';
import { createPassageFinder, hiddenPassages, type PassageFinder } from './hidden-passages.ts';

/** The tag of the cached list, which every change of the table drops. */
export const BAD_WORDS_TAG = 'bad-words';

type BadWords = {
  words: string[];
  etag: string;
  mask: WordMask;
  /** null: no passage is hidden. */
  hidden: PassageFinder | null;
};

const cached = cachedForAMinute(read);

/** The list of both languages in alphabetical order, with a tag that changes when it does. */
export const badWords = cached.read;

/** The list was changed: the next reader reads it again. */
export const forgetBadWords = cached.forget;

/**
 * Hides listed words, and passages that are hidden until a case is decided, in text that is about to be shown;
 * what is stored keeps them.
 */
export async function maskFor(context: ReadContext): Promise<WordMask> {
  const { mask, hidden } = await badWords(context);
  if (hidden === null) return mask;
  const placeholder = context.t('hidden_passages.placeholder');
  return Object.assign((text: string) => mask(hidden.replaceIn(text, placeholder)), { hides: hidden.isIn });
}

async function read(context: ReadContext): Promise<BadWords> {
  const { database } = context;
  const rows = await database.selectFrom('bad_words').select('word').distinct().orderBy('word').execute();
  const words = rows.map(({ word }) => word);
  const etag = `"${createHash('sha1').update(words.join('\n')).digest('hex').slice(0, 16)}"`;
  const hidden = createPassageFinder(await hiddenPassages(context));
  return { words, etag, mask: createWordMask(words), hidden };
}
