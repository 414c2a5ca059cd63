import { createWordMask } from '../../common/word-mask.ts';
import type { ReadContext } from '../core/context.ts';
import { plainText } from '../core/plain-text.ts';
import { hasContactDetails } from './contact-details.ts';
import type { ScreeningSignal } from './signals.ts';

type Reader = Pick<ReadContext, 'database'>;

/**
 * The reasons in a text to check it before others read it. Every text for other users passes it, whatever its
 * kind; it reads nothing but the text.
 */
export async function screenText(context: Reader, text: string): Promise<ScreeningSignal[]> {
  const screen = await textScreener(context);
  return screen(text);
}

/** The same for many texts: the list of words is read once. */
export async function textScreener(context: Reader): Promise<(text: string) => ScreeningSignal[]> {
  // The mask knows whole words, folded; what it changes holds one.
  const mask = createWordMask(await listHoldWords(context));
  return (text) => {
    const plain = plainText(text);
    const found: [ScreeningSignal, boolean][] = [
      ['hold_word', mask(plain) !== plain],
      ['contact_details', hasContactDetails(plain)],
    ];
    return found.filter(([, holds]) => holds).map(([signal]) => signal);
  };
}

/** The words and phrases that hold a text. */
export async function listHoldWords({ database }: Reader): Promise<string[]> {
  const rows = await database.selectFrom('hold_words').select('word').execute();
  return rows.map(({ word }) => word);
}
