import { expect, test } from 'vitest';
import explanations from '../../../common/cases/explanations.json' with { type: 'json' };
import { DECISION_REASON_CODES, UNRECORDED_REASON_CODE } from '../../../common/cases/reason-codes.ts';
import { DECISION_TEXT_MAX_LENGTH } from '../../../common/constants.ts';
import { LANGUAGES } from '../../../common/format/language.ts';

test('each reason of a decision has its rule and its usual explanation in both languages', () => {
  const chosen = DECISION_REASON_CODES.filter((code) => code !== UNRECORDED_REASON_CODE);
  expect(Object.keys(explanations).toSorted()).toEqual(chosen.toSorted());
  for (const { rule, explanation } of Object.values(explanations))
    for (const text of [rule, explanation])
      for (const language of LANGUAGES) expect(text[language]).not.toBe('');
});

test('an explanation in both languages fits the field of a decision', () => {
  for (const { explanation } of Object.values(explanations))
    expect(explanation.english.length + explanation.mexican_spanish.length).toBeLessThan(
      DECISION_TEXT_MAX_LENGTH,
    );
});
