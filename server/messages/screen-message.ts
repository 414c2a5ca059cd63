import type { ReadContext } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { heldPassages } from '../screening/held-passages.ts';
import { listHoldWords, screenText } from '../screening/screen-text.ts';

/**
 * Refuses a text that screening would put on hold, and names the words, because administrators do not read
 * private messages. Once both sides have written (`knowEachOther`), they may share an address. Throws
 * InvalidInput. docs/decisions/0052.
 */
export async function screenMessage(
  context: ReadContext,
  { field, text, knowEachOther }: { field: string; text: string; knowEachOther: boolean },
): Promise<void> {
  const signals = await screenText(context, text);
  const [signal] = signals.filter((found) => found !== 'contact_details' || !knowEachOther);
  if (signal === undefined) return;
  const passages = heldPassages(text, await listHoldWords(context));
  const words = [...new Set(passages.map((passage) => `“${passage.words}”`))].join(', ');
  throw invalid(field, signal === 'contact_details' ? 'messages.contact_details' : 'messages.hold_words', {
    words,
  });
}
