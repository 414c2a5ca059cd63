import { createWordMask } from '../../common/text/word-mask.ts';
import { plainText } from '../core/plain-text.ts';
import { namesChild } from './children.ts';
import { hasContactDetails } from './contact-details.ts';
import { fold } from './fold.ts';
import { hasPrivateNumber } from './private-numbers.ts';
import type { ScreeningSignal } from './signals.ts';
import { spellingsOf } from './spellings.ts';
import { hasThreat } from './threats.ts';

/** A rule of the automatic check. It reads a text in plain form (`plainText`) and nothing else. */
export type TextRule = { signal: ScreeningSignal; holds: (plain: string) => boolean };

/** All rules that read a text, in the order of their signals. */
export function textRules(holdWords: readonly string[]): TextRule[] {
  // The mask knows whole words, folded; what it changes holds one.
  const mask = createWordMask(holdWords.map(fold));
  const hasHoldWord = (plain: string): boolean => spellingsOf(plain).some((text) => mask(text) !== text);
  return [
    { signal: 'hold_word', holds: (plain) => hasThreat(plain) || hasHoldWord(plain) },
    { signal: 'private_number', holds: hasPrivateNumber },
    { signal: 'child', holds: namesChild },
    { signal: 'contact_details', holds: hasContactDetails },
  ];
}

/** The signals of the rules that a text matches; none: others may read it at once. */
export function signalsOf(rules: readonly TextRule[], text: string): ScreeningSignal[] {
  const plain = plainText(text);
  return rules.filter(({ holds }) => holds(plain)).map(({ signal }) => signal);
}
