import { createHash } from 'node:crypto';
import { createWordMask, type WordMask } from '../../common/word-mask.ts';
import type { ReadContext } from '../core/context.ts';

/** An administrator's change of the list shows everywhere within this time. */
const LIFETIME_MS = 60_000;

type BadWords = { words: string[]; etag: string; mask: WordMask; staleAt: number };

const held = new WeakMap<object, Promise<BadWords>>();

/** The list of both languages in alphabetical order, with a tag that changes when it does. Held for a minute. */
export async function badWords(context: ReadContext): Promise<BadWords> {
  const known = await held.get(context.config);
  if (known && known.staleAt > context.now.getTime()) return known;
  const reading = read(context);
  held.set(context.config, reading);
  reading.catch(() => held.delete(context.config));
  return reading;
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
