import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWordMask, maskBadWords } from '../../../common/text/word-mask.ts';

const LIST = ['pendejo', 'shit', 'ass', 'hijo de puta', 'hijo', 'ok', 'coño', 'a$$hole'];
const mask = createWordMask(LIST);

describe('what is masked', () => {
  test.each([
    ['What a shit job', 'What a s--t job'],
    ['SHIT! Shit? "sHiT"', 'S--T! S--t? "s--T"'],
    ['Es un pendéjo', 'Es un p-----o'],
    ['Es un PENDEJO.', 'Es un P-----O.'],
    ['ok', '--'],
    ['un hijo de puta', 'un h--o -- p--a'],
    ['un hijo  de\nputa', 'un h--o  --\np--a'],
    ['mi hijo de oro', 'mi h--o de oro'],
    ['a$$hole', 'a-----e'],
    ['shit_shit-shit', 's--t_s--t-s--t'],
    ['coño', 'c--o'],
    ['co\u006e\u0303o', 'c---o'],
    ['sh\u200bit', 's---t'],
    ['ｓｈｉｔ', 'ｓ--ｔ'],
    ['№shit', '№s--t'],
    ['¿qué SHÍT?', '¿qué S--T?'],
    ['el señor pendejó…', 'el señor p-----ó…'],
    ['sh\u00adit', 's---t'],
    ['shit _shit_ «shit»', 's--t _s--t_ «s--t»'],
    ['shit1 shit22 1shit', 's---1 s----2 1shit'],
  ])('what is masked: %j becomes %j', (text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  test('any sign may stand in the list, and letters that differ only at the end of a word', () => {
    expect(maskBadWords('(1)x b.x*', ['⑴x', 'b.x*'])).toBe('(1)x b-x*');
    expect(maskBadWords('⑴x, ΣΑΣ.Α', ['⑴x', 'σας'])).toBe('--, Σ-Σ.Α');
  });

  test('accents in the list do not matter either', () => {
    expect(maskBadWords('cabron', ['cabrón'])).toBe('c----n');
    expect(maskBadWords('cabro\u0301n', ['cabron'])).toBe('c-----n');
  });
});

describe('what is left alone', () => {
  test.each([
    'Scunthorpe',
    'classic',
    'assess the ass3ts',
    'shité, éass y añass',
    'Shitake',
    'hijos',
    'okay',
    'a hole',
    'a cono',
    '',
    '  ',
  ])('what is left alone: %j', (text) => {
    expect(mask(text)).toBe(text);
  });

  test('the ñ is a letter of its own: a year is no insult', () => {
    expect(maskBadWords('Hace un año', ['ano'])).toBe('Hace un año');
  });

  test('an empty list, and entries without a letter', () => {
    expect(maskBadWords('shit ***', [])).toBe('shit ***');
    expect(maskBadWords('shit ***', ['', ' ', '***', '\u200b'])).toBe('shit ***');
  });
});

describe('for any text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .array(fc.constantFrom(...LIST, ' ', '-', 'é', 'x', '\u0301', '😀', 'שלום'), { maxLength: 30 })
      .map((parts) => parts.join('')),
  );

  test('the length in code points stays', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(Array.from(mask(value))).toHaveLength(Array.from(value).length);
      }),
    );
  });

  test('only dashes are put in', () => {
    fc.assert(
      fc.property(text, (value) => {
        const before = Array.from(value);
        const after = Array.from(mask(value));
        expect(
          after.filter((character, index) => character !== before[index]).every((put) => put === '-'),
        ).toBe(true);
      }),
    );
  });

  test('a listed word between spaces is masked in any case', () => {
    const cases = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(cases, (upper) => {
        const word = [...'pendejo']
          .map((letter, index) => (upper[index] ? letter.toUpperCase() : letter))
          .join('');
        expect(mask(`x ${word} y`)).toBe(`x ${word.slice(0, 1)}-----${word.slice(-1)} y`);
      }),
    );
  });
});

test('a megabyte of text is answered', () => {
  const words = 'hijo de '.repeat(125_000);
  expect(mask(words)).toHaveLength(words.length);
  const oneWord = 'a'.repeat(1_000_000);
  expect(mask(oneWord)).toBe(oneWord);
  const marks = '\u0301'.repeat(1_000_000);
  expect(mask(marks)).toBe(marks);
});
