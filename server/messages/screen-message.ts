import type { ReadContext } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { findToRefuse, refusalKey } from '../screening/find-to-refuse.ts';

/**
 * Refuses a text that screening would put on hold, and names the words, because administrators do not read
 * private messages. Once both sides have written (`knowEachOther`), they may share an address, and the number
 * for a transfer or an invoice. Throws InvalidInput. docs/decisions/0052.
 */
export async function screenMessage(
  context: ReadContext,
  { field, text, knowEachOther }: { field: string; text: string; knowEachOther: boolean },
): Promise<void> {
  // A child's school is read by two people only here.
  const found = await findToRefuse(
    context,
    text,
    knowEachOther ? ['child', 'contact_details', 'private_number'] : ['child'],
  );
  if (found === null) return;
  const key = refusalKey(found.signal, {
    contact_details: 'messages.contact_details',
    hold_words: 'messages.hold_words',
  });
  throw invalid(field, key, { words: found.words });
}
