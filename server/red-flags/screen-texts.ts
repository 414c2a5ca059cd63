import type { ReadContext } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { findToRefuse, refusalKey } from '../screening/find-to-refuse.ts';

/**
 * Refuses contact details, private numbers and words of the hold list, naming them. A published flag stays for
 * months, so its text is checked first. Throws InvalidInput on `field`.
 */
export async function screenRedFlagText(
  context: ReadContext,
  field: 'body' | 'answer',
  text: string,
): Promise<void> {
  const found = await findToRefuse(context, text);
  if (found === null) return;
  const key = refusalKey(found.signal, {
    contact_details: 'red_flags.contact_details',
    hold_words: 'red_flags.hold_words',
  });
  throw invalid(field, key, { words: found.words });
}
