import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holdPassages } from '../../../server/screening/hold-passages.ts';

const AROUND =
  'They came on the agreed morning and explained every price before they began to work on the roof';
const wordsIn = (text: string) => holdPassages(text, ['kill you']).map(({ words }) => words);

describe('the words that hold a text', () => {
  test.each([
    ['(619) 555-0188', `${AROUND}. Call (619) 555-0188. ${AROUND}.`],
    ['+52 664 123 4567', `${AROUND} su número es +52 664 123 4567, ${AROUND}`],
    ['ana@example.com', `Write to ana@example.com! ${AROUND}`],
    ['1420 Oak Way', `${AROUND}, he lives behind 1420 Oak Way. ${AROUND}`],
    ['Calle Hidalgo 214', `${AROUND}. Calle Hidalgo 214, ${AROUND}`],
    ['kill you', `${AROUND}. He said I will kill you. ${AROUND}`],
  ])('the words that hold a text are %s', (words, text) => {
    expect(wordsIn(text)).toEqual([words]);
  });

  test('the words that hold a text come with a few words from around them, each passage by itself', () => {
    expect(holdPassages('Ask Memo at (559) 555-0142 or write to memo@example.com soon', [])).toEqual([
      { before: 'Ask Memo at', words: '(559) 555-0142', after: 'or write to memo@example.com soon' },
      expect.objectContaining({ words: 'memo@example.com', after: 'soon' }),
    ]);
  });

  test('the words that hold a text are none where nothing holds it, and no number that is none to call', () => {
    expect(wordsIn(AROUND)).toEqual([]);
    expect(wordsIn(`${AROUND} ${AROUND}. License number 6025550123 was valid. ${AROUND}`)).toEqual([]);
  });

  test('the words that hold a text are few whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        expect(wordsIn(text).length).toBeLessThanOrEqual(10);
      }),
      { numRuns: 50 },
    );
  });
});
