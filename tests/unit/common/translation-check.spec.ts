import { describe, expect, test } from 'vitest';
import { translationProblems } from '../../../common/format/translation-check.ts';
import { catalogue } from '../../../translations/index.ts';

const SHIPPED = {
  english: '{count, plural, one {# job} other {# jobs}} by {name}',
  mexican_spanish: '{count, plural, one {# trabajo} other {# trabajos}} de {name}',
};
const problems = (changes: Partial<typeof SHIPPED>) =>
  translationProblems({ ...SHIPPED, ...changes }, SHIPPED);

describe('an edited text', () => {
  test('an edited text with the same placeholders is sound, also where a plural became a number', () => {
    expect(problems({ english: '{name}: {count, number}' })).toEqual({});
    expect(problems({ mexican_spanish: '{count, plural, one {#} many {#} =0 {} other {#}} {name}' })).toEqual(
      {},
    );
  });

  test.each([
    ['no words', '  ', 'empty'],
    ['a brace that does not close', '{count, plural, one {# job} other {# jobs} by {name}', 'unreadable'],
    ['a plural without other', '{count, plural, one {# job}} by {name}', 'unreadable'],
    ['a form that English has not', '{count, plural, few {#} other {#}} by {name}', 'plural'],
    ['a placeholder too few', '{count, number} jobs', 'placeholders'],
    ['a placeholder too many', '{count, number} by {name} in {city}', 'placeholders'],
  ])('an edited text with %s is refused', (_what, english, problem) => {
    expect(problems({ english })).toEqual({ english: expect.objectContaining({ problem }) });
  });

  test('an edited text: as it ships is sound, every one of them', () => {
    const wrong = Object.entries<readonly [string, string]>(catalogue).filter(
      ([, [english, mexican_spanish]]) => {
        const pair = { english, mexican_spanish };
        return Object.keys(translationProblems(pair, pair)).length > 0;
      },
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});
