import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../common/format/language.ts';
import { HOLD_WORDS } from '../../../server/database/seeds/reference/hold-words.ts';
import { signalsOf, textRules } from '../../../server/screening/text-rules.ts';

type Labeled = { hold: boolean; kind: string; text: string; language: Language };

/** At most two of a hundred may be held wrongly, and as many may pass wrongly. */
const MOST_WRONG = 0.02;

const read = (name: string): Labeled[] =>
  readFileSync(new URL(`../../fixtures/screening/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Labeled);

const rules = textRules(HOLD_WORDS.map(({ word }) => word));

describe.each(['english', 'mexican-spanish'])('texts labeled by hand, %s', (language) => {
  // The unseen half was written after the rules, without a look at them.
  const texts = [...read(`${language}-tuned`), ...read(`${language}-unseen`)];
  const wrongOf = (hold: boolean) =>
    texts.filter((one) => one.hold === hold && signalsOf(rules, one.text).length > 0 !== hold);

  test('the set has four hundred different texts, at least 150 of each side', () => {
    expect(texts.length).toBeGreaterThanOrEqual(400);
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
    for (const side of [true, false])
      expect(texts.filter(({ hold }) => hold === side).length).toBeGreaterThanOrEqual(150);
  });

  test.each([
    ['held wrongly', false],
    ['let through wrongly', true],
  ])('texts labeled by hand, at most two of a hundred are %s', (_, hold) => {
    const wrong = wrongOf(hold);
    const all = texts.filter((one) => one.hold === hold).length;
    expect(wrong.length / all, wrong.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(MOST_WRONG);
  });
});
