import { expect, test } from 'vitest';
import { ordinal } from '../../../web/components/contractors/rank-sentence.ts';

test('a place is an ordinal number in both languages', () => {
  const places = [1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111, 113, 1_203];
  expect(places.map((place) => ordinal(place, 'english')).join(' ')).toBe(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 101st 111th 113th 1203rd',
  );
  expect(ordinal(3, 'mexican_spanish')).toBe('3.º');
});
