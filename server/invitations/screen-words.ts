import type { ReadContext } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { findToRefuse, refusalKey } from '../screening/find-to-refuse.ts';

/**
 * Refuses what screening would hold in a longer text, and names the words: an invitation cannot wait for an administrator.
 * Throws InvalidInput.
 */
export async function screenWords(context: ReadContext, field: string, text: string): Promise<void> {
  const found = await findToRefuse(context, text);
  if (found === null) return;
  const key = refusalKey(found.signal, {
    contact_details: 'invitations.contact_details',
    hold_words: 'invitations.hold_words',
  });
  throw invalid(field, key, { words: found.words });
}
