import type { MessageKey } from '../../translations/index.ts';
import type { ReadContext } from '../core/context.ts';
import { passagesOf } from './hold-passages.ts';
import { listHoldWords } from './screen-text.ts';
import type { ScreeningSignal } from './signals.ts';
import { signalsOf, textRules } from './text-rules.ts';

/** The first signal that refuses a text, and the words behind it, in quotation marks. */
export type ToRefuse = { signal: ScreeningSignal; words: string };

/**
 * Screens a text that cannot wait for an administrator, so it is refused instead; null: it may be sent.
 * `allowed`: signals that do not matter to its readers.
 */
export async function findToRefuse(
  context: Pick<ReadContext, 'database'>,
  text: string,
  allowed: readonly ScreeningSignal[] = [],
): Promise<ToRefuse | null> {
  const rules = textRules(await listHoldWords(context)).filter(({ signal }) => !allowed.includes(signal));
  const [signal] = signalsOf(rules, text);
  if (signal === undefined) return null;
  const words = new Set(passagesOf(rules, text).map((passage) => `“${passage.words}”`));
  return { signal, words: [...words].join(', ') };
}

/** The sentence of a refusal: two of the text's own kind, two of all kinds. */
export function refusalKey(
  signal: ScreeningSignal,
  own: { contact_details: MessageKey; hold_words: MessageKey },
): MessageKey {
  if (signal === 'private_number' || signal === 'child') return `screening.refused.${signal}`;
  return signal === 'contact_details' ? own.contact_details : own.hold_words;
}
