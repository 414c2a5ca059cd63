import type { ReadContext } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { heldPassages } from '../screening/held-passages.ts';
import { listHoldWords, screenText } from '../screening/screen-text.ts';

/**
 * Refuses what screening would hold in a longer text, and names the words: an invitation cannot wait for an administrator.
 * Throws InvalidInput.
 */
export async function screenWords(context: ReadContext, field: string, text: string): Promise<void> {
  const [signal] = await screenText(context, text);
  if (signal === undefined) return;
  const passages = heldPassages(text, await listHoldWords(context));
  const words = [...new Set(passages.map((passage) => `“${passage.words}”`))].join(', ');
  throw invalid(
    field,
    signal === 'contact_details' ? 'invitations.contact_details' : 'invitations.hold_words',
    { words },
  );
}
