import { expect, test } from 'vitest';
import { createTranslator } from '../../../common/format/translator.ts';
import { catalogue } from '../../../translations/index.ts';
import { ordinal, rankSentence } from '../../../web/components/search/rank-sentence.ts';

const texts = Object.fromEntries(Object.entries(catalogue).map(([key, [english]]) => [key, english]));
const t = createTranslator('english', texts);
const CARD: Parameters<typeof rankSentence>[0] = {
  rating: { mean: 4.6, count: 84, histogram: [0, 0, 8, 18, 58], quotes: 0 },
  hireAgain: null,
  distance: null,
  unit: 'mi',
  redFlag: null,
};

test('a place is an ordinal number in both languages', () => {
  const places = [1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111, 113, 1_203];
  expect(places.map((place) => ordinal(place, 'english')).join(' ')).toBe(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 101st 111th 113th 1203rd',
  );
  expect(ordinal(3, 'mexican_spanish')).toBe('3.º');
});

test('a place among more contractors than were counted says so', () => {
  const rank = { place: 1, total: 10_000, isAtLeast: true, near: null };
  expect(rankSentence(CARD, rank, t, 'english')).toMatch(/^1st of more than 10,000: /);
  expect(rankSentence(CARD, { ...rank, isAtLeast: false }, t, 'english')).toMatch(/^1st of 10,000: /);
});
