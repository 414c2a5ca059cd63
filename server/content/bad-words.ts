import { createHash } from 'node:crypto';
import { createWordMask, type WordMask } from '../../common/word-mask.ts';
import type { ReadContext } from '../core/context.ts';

/** Behind this tag stands the held list: whoever changes the table drops it. */
export const BAD_WORDS_TAG = 'bad-words';
/** A change that this process did not hear of shows within this time. */
const LIFETIME_MS = 60_000;

type BadWords = { words: string[]; etag: string; mask: WordMask; staleAt: number };

const held = new WeakMap<ReadContext['config'], Promise<BadWords>>();

/** The list of both languages in alphabetical order, with a tag that changes when it does. */
export async function badWords(context: ReadContext): Promise<BadWords> {
  const known = await held.get(context.config);
  if (known && known.staleAt > context.now.getTime()) return known;
  const reading = read(context);
  held.set(context.config, reading);
  reading.catch(() => held.delete(context.config));
  return reading;
}

/** The list was changed: the next reader reads it again. */
export function forgetBadWords(config: ReadContext['config']): void {
  held.delete(config);
}

/** Hides listed words in text that is about to be shown; what is stored keeps them. */
export async function maskFor(context: ReadContext): Promise<WordMask> {
  return (await badWords(context)).mask;
}

async function read({ database, now }: ReadContext): Promise<BadWords> {
  const rows = await database.selectFrom('bad_words').select('word').distinct().orderBy('word').execute();
  const words = rows.map(({ word }) => word);
  const etag = `"${createHash('sha1').update(words.join('\n')).digest('hex').slice(0, 16)}"`;
  return { words, etag, mask: createWordMask(words), staleAt: now.getTime() + LIFETIME_MS };
}
