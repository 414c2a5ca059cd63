import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differences, type DiffPart } from '../../../common/text/word-diff.ts';

const textOf = (parts: readonly DiffPart[]) => parts.map(({ text }) => text).join('');
const marked = (parts: readonly DiffPart[]) =>
  parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');
const keptWords = (parts: readonly DiffPart[]) =>
  parts
    .filter(({ isChanged }) => !isChanged)
    .flatMap(({ text }) => text.split(/\s+/u))
    .filter((word) => word !== '');

const words = fc.array(fc.constantFrom('they', 'left', 'the', 'roof', 'open', '¡qué!', 'a  b', '\n'), {
  maxLength: 40,
});
const text = words.map((list) => list.join(' '));

describe('differences between two texts', () => {
  test.each([
    ['They never came back', 'They came back', 'They [never ]came back', 'They came back'],
    ['They left', 'They left us', 'They left', 'They left [us]'],
    ['one two', 'three four', '[one two]', '[three four]'],
    ['a b c d e', 'a x c d y', 'a [b ]c d [e]', 'a [x ]c d [y]'],
    ['', 'new', '', '[new]'],
    ['same\nwords', 'same words', 'same\nwords', 'same words'],
  ])('differences between two texts: %j and %j', (before, after, inBefore, inAfter) => {
    const found = differences(before, after);
    expect([marked(found.before), marked(found.after)]).toEqual([inBefore, inAfter]);
  });

  test('each side is the whole text; what is not marked is the same on both', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const found = differences(before, after);
        expect(textOf(found.before)).toBe(before);
        expect(textOf(found.after)).toBe(after);
        expect(keptWords(found.before)).toEqual(keptWords(found.after));
      }),
    );
  });

  test('nothing is marked in what did not change, and taking words out marks these alone', () => {
    fc.assert(
      fc.property(text, (same) => {
        expect(differences(same, same).before.every(({ isChanged }) => !isChanged)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(words, words, words, (start, middle, end) => {
        const found = differences([...start, ...middle, ...end].join(' '), [...start, ...end].join(' '));
        expect(found.after.every(({ isChanged }) => !isChanged)).toBe(true);
      }),
    );
  });

  test('texts with too many differences are marked as wholes', () => {
    const long = (word: string) => Array.from({ length: 3_000 }, (_, at) => `${word}${at}`).join(' ');
    const found = differences(`Hello ${long('one')} bye`, `Hello ${long('two')} bye`);
    expect(found.before).toEqual([{ text: `Hello ${long('one')} bye`, isChanged: true }]);
    expect(found.after).toEqual([{ text: `Hello ${long('two')} bye`, isChanged: true }]);
  });
});
