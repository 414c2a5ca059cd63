import * as fc from 'fast-check';
import { transpositionsOf } from '../../../server/places/transpositions.ts';
import { describe, expect, test } from 'vitest';
import { chooseWord, editDistance, forgivenEdits, toTsquery } from '../../../server/search/word-choice.ts';

const unknown = (typed: string, words: Record<string, number>) =>
  chooseWord({
    typed,
    known: false,
    candidates: Object.entries(words).map(([word, occurrences]) => ({ word, occurrences })),
  }).alternatives;

describe('slips of the finger', () => {
  test.each([
    ['plumber', 'plumber', 0],
    ['plumer', 'plumber', 1],
    ['plumbber', 'plumber', 1],
    ['plunber', 'plumber', 1],
    ['pulmber', 'plumber', 1],
    ['fontnaero', 'fontanero', 1],
    ['roof', 'tile', 4],
    ['', 'abc', 3],
  ])('slips of the finger: %s is %s with %i slips', (typed, meant, slips) => {
    expect(editDistance(typed, meant)).toBe(slips);
    expect(editDistance(meant, typed)).toBe(slips);
  });

  test('slips of the finger are never more than the longer word has letters, and none for the same word', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
        const slips = editDistance(one, other);
        expect(slips === 0).toBe(one === other);
        expect(slips).toBeLessThanOrEqual(Math.max([...one].length, [...other].length));
      }),
    );
  });

  test('slips of the finger are forgiven the more the longer the word, none to words of three mails', () => {
    expect([1, 3, 4, 5, 6, 8, 9, 20].map(forgivenEdits)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  });

  test('letters changed over with their neighbour are listed', () => {
    expect(transpositionsOf('tiel')).toEqual(['itel', 'teil', 'tile']);
    expect(transpositionsOf('a')).toEqual([]);
  });
});

describe('the words looked for', () => {
  test('a known word is never replaced, however near a commoner one is', () => {
    expect(
      chooseWord({ typed: 'baker', known: true, candidates: [{ word: 'maker', occurrences: 900 }] })
        .alternatives,
    ).toEqual([]);
  });

  test('an unknown word is replaced by the nearest words alone', () => {
    expect(unknown('plumer', { plumber: 40, plumbing: 90, palmer: 3 })).toEqual(['plumber']);
  });

  test('the words looked for of equally near words the commoner come first, three at most', () => {
    expect(unknown('tilex', { tiles: 9, tiler: 20, tile: 30, tiley: 1 })).toEqual(['tile', 'tiler', 'tiles']);
  });

  test('a word far from all others is left as it is', () => {
    expect(unknown('xqzptlk', { plumber: 40 })).toEqual([]);
  });

  test('the words looked for make a query of which each part may match, and the last may be a beginning', () => {
    const words = [
      { typed: 'plumer', known: false, alternatives: ['plumber', 'plumbers'] },
      { typed: 'tuc', known: true, alternatives: [] },
    ];
    expect(toTsquery(words)).toBe("('plumer' | 'plumber' | 'plumbers') & ('tuc':*)");
    expect(toTsquery([{ typed: 'a1', known: true, alternatives: [] }])).toBe("('a1')");
  });
});
