import { createWordMask } from '../../common/word-mask.ts';
import type { ReadContext } from '../core/context.ts';
import { plainText } from '../core/plain-text.ts';
import { hasContactDetails } from './contact-details.ts';
import type { ScreeningSignal } from './signals.ts';

/**
 * What the words of a text say for a look at it before others read it. Every text that is written for others passes it,
 * whatever it is; nothing but the words is given.
 */
export async function screenText(context: ReadContext, text: string): Promise<ScreeningSignal[]> {
  const plain = plainText(text);
  const found: [ScreeningSignal, boolean][] = [
    ['hold_word', await hasHoldWord(context, plain)],
    ['contact_details', hasContactDetails(plain)],
  ];
  return found.filter(([, holds]) => holds).map(([signal]) => signal);
}

async function hasHoldWord(context: ReadContext, plain: string): Promise<boolean> {
  // The mask knows whole words, folded; what it changes holds one.
  return createWordMask(await listHoldWords(context))(plain) !== plain;
}

/** The words and phrases that hold a text. */
export async function listHoldWords({ database }: Pick<ReadContext, 'database'>): Promise<string[]> {
  const rows = await database.selectFrom('hold_words').select('word').execute();
  return rows.map(({ word }) => word);
}
