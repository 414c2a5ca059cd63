import { expect, test } from 'vitest';
import { maskBadWords } from '../../../common/text/word-mask.ts';
import { BAD_WORDS } from '../../../server/database/seeds/reference/bad-words.ts';

const words = BAD_WORDS.map(({ word }) => word);

test.each([
  'Mi sobrino es pinche de cocina.',
  'La lona lleva ojetes metálicos cada 50 cm.',
  'Use a bastard file on the hinge.',
  'They left it spic and span.',
  'Spic-and-span kitchen.',
])('the phrase %j is shown as it is', (text) => {
  expect(maskBadWords(text, words)).toBe(text);
});

test.each([
  ['Pinche trabajo mal hecho.', 'P----e trabajo mal hecho.'],
  ['What a bastard he is.', 'What a b-----d he is.'],
  ['Son unos ojetes.', 'Son unos o----s.'],
  ['Such shit1 again.', 'Such s---1 again.'],
  ['A bastard file and a bastard.', 'A bastard file and a b-----d.'],
])('the mask of %j hides the word', (text, shown) => {
  expect(maskBadWords(text, words)).toBe(shown);
});

test('letters of another script that look like ours hide nothing', () => {
  expect(maskBadWords('This is shіt', words)).toBe('This is s--t');
});

test('a phrase that an administrator lists whole is hidden', () => {
  expect(maskBadWords('a bastard file', ['bastard file'])).toBe('a b-----d f--e');
});
