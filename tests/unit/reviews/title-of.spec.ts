import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { titleOf } from '../../../server/reviews/texts/title-of.ts';

describe('a title made from the words of a review', () => {
  test.each([
    ['Fast and clean work. They came back twice.', 'Fast and clean work'],
    ['Would I hire them again? Any day.', 'Would I hire them again?'],
    ['Great! They came on time and fixed it.', 'Great! They came on time and fixed it'],
    ['Mr. Lopez fixed the leak at once.\nThank you', 'Mr. Lopez fixed the leak at once'],
    ['Two lines that end\nwithout a mark', 'Two lines that end'],
  ])('a title made from the words of a review: %j gives %j', (body, title) => {
    expect(titleOf(body)).toBe(title);
  });

  test('a title made from the words of a review ends at a word where no sentence is short enough', () => {
    const body = 'They replaced the water heater in one morning and explained every part of the bill to us';
    const title = titleOf(body);
    expect(title).toBe('They replaced the water heater in one morning and explained every part of the…');
  });

  test('a title made from the words of a review is never empty, never longer than a title may be, and one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 80, maxLength: 300 }), (text) => {
        const body = `They came ${text}`.trim();
        const title = titleOf(body);
        expect(title).not.toBe('');
        expect([...title].length).toBeLessThanOrEqual(80);
        expect(title).not.toMatch(/\n/u);
      }),
    );
  });
});
