import { CURRENCIES } from '../../../common/format/currencies.ts';
import { expect, test } from 'vitest';
import { COST_BANDS, FACT_ANSWERS, FACT_KEYS, SCORE_KEYS, STAGES } from '../../../common/constants.ts';
import catalogue from '../../../translations/reviews/reviews-reference.ts';

const expected = [
  ...FACT_KEYS.flatMap((key) => [`reviews.fact_question.${key}`, `reviews.fact.${key}`]),
  ...FACT_ANSWERS.map((key) => `reviews.answer.${key}`),
  ...SCORE_KEYS.map((key) => `reviews.score.${key}`),
  ...CURRENCIES.flatMap((currency) => COST_BANDS.map((key) => `reviews.cost_band.${currency}.${key}`)),
  ...STAGES.map((key) => `reviews.stage.${key}`),
];

test('every entry of the closed lists has its words, and no words are left over', () => {
  expect(Object.keys(catalogue).sort()).toEqual(expected.sort());
});

test('every entry is said in both languages, and only "No" is the same in both', () => {
  const entries = Object.entries(catalogue);
  expect(entries.filter(([, pair]) => pair.some((text) => text.trim() === ''))).toEqual([]);
  expect(entries.filter(([, [english, spanish]]) => english === spanish).map(([key]) => key)).toEqual([
    'reviews.answer.no',
  ]);
});
