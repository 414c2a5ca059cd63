import type { ReadContext } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { heldPassages } from '../screening/held-passages.ts';
import { listHoldWords, screenText } from '../screening/screen-text.ts';

/**
 * Refuses contact details and words of the hold list, naming them. A published flag stays for months, so its
 * text is checked first. Throws InvalidInput on `field`.
 */
export async function screenRedFlagText(
  context: ReadContext,
  field: 'body' | 'answer',
  text: string,
): Promise<void> {
  const [signal] = await screenText(context, text);
  if (signal === undefined) return;
  const passages = heldPassages(text, await listHoldWords(context));
  const words = [...new Set(passages.map((passage) => `“${passage.words}”`))].join(', ');
  throw invalid(field, signal === 'contact_details' ? 'red_flags.contact_details' : 'red_flags.hold_words', {
    words,
  });
}
