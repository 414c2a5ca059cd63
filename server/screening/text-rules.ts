import { createWordMask } from '../../common/word-mask.ts';
import { plainText } from '../core/plain-text.ts';
import { hasContactDetails } from './contact-details.ts';
import type { ScreeningSignal } from './signals.ts';

/** A rule of the automatic check. It reads a text in plain form (`plainText`) and nothing else. */
export type TextRule = { signal: ScreeningSignal; holds: (plain: string) => boolean };

/** All rules that read a text, in the order of their signals. */
export function textRules(holdWords: readonly string[]): TextRule[] {
  // The mask knows whole words, folded; what it changes holds one.
  const mask = createWordMask(holdWords);
  return [
    { signal: 'hold_word', holds: (plain) => mask(plain) !== plain },
    { signal: 'contact_details', holds: hasContactDetails },
  ];
}

/** The signals of the rules that a text matches; none: others may read it at once. */
export function signalsOf(rules: readonly TextRule[], text: string): ScreeningSignal[] {
  const plain = plainText(text);
  return rules.filter(({ holds }) => holds(plain)).map(({ signal }) => signal);
}
