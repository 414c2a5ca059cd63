import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { COST_BANDS, FACT_ANSWERS, FACT_KEYS, SCORE_KEYS, STAGES } from '../../../common/constants.ts';
import catalogue from '../../../translations/reviews-reference.ts';

const expected = [
  ...FACT_KEYS.flatMap((key) => [`reviews.fact_question.${key}`, `reviews.fact.${key}`]),
  ...FACT_ANSWERS.map((key) => `reviews.answer.${key}`),
  ...SCORE_KEYS.map((key) => `reviews.score.${key}`),
  ...COST_BANDS.map((key) => `reviews.cost_band.${key}`),
  ...STAGES.map((key) => `reviews.stage.${key}`),
  'reviews.fact_share',
];

test('every entry of the closed lists has its words, and no words are left over', () => {
  expect(Object.keys(catalogue).sort()).toEqual(expected.sort());
});

describe.each(Object.entries(catalogue))('%s', (key, [english, spanish]) => {
  test('is said in both languages', () => {
    expect(english.trim()).not.toBe('');
    expect(spanish.trim()).not.toBe('');
    const sameInBoth = key === 'reviews.answer.no';
    expect(english === spanish).toBe(sameInBoth);
  });
});

test('a share of yes answers reads well for one and for many', () => {
  const [english, spanish] = catalogue['reviews.fact_share'];
  expect(new IntlMessageFormat(english, 'en-US').format({ yes: 18, answers: 20 })).toBe('18 of 20 said yes');
  expect(new IntlMessageFormat(spanish, 'es-MX').format({ yes: 18, answers: 20 })).toBe(
    '18 de 20 dijeron que sí',
  );
  expect(new IntlMessageFormat(spanish, 'es-MX').format({ yes: 1, answers: 3 })).toBe('1 de 3 dijo que sí');
});
