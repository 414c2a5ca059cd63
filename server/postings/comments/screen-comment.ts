import type { ReadContext } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { heldPassages } from '../../screening/held-passages.ts';
import { listHoldWords, screenText } from '../../screening/screen-text.ts';

/**
 * Refuses what screening would hold in a longer text, and names the words: a conversation cannot wait for an administrator.
 * Throws InvalidInput. docs/decisions/0036.
 */
export async function screenComment(context: ReadContext, body: string): Promise<void> {
  const [signal] = await screenText(context, body);
  if (signal === undefined) return;
  const passages = heldPassages(body, await listHoldWords(context));
  const words = [...new Set(passages.map((passage) => `“${passage.words}”`))].join(', ');
  throw invalid('body', signal === 'contact_details' ? 'comments.contact_details' : 'comments.hold_words', {
    words,
  });
}
