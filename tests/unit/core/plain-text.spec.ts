import { describe, expect, test } from 'vitest';
import { isVisible, plainText, visibleLength, withoutInvisible } from '../../../server/core/plain-text.ts';

describe('the plain form of a text', () => {
  test.each([
    ['invisible characters are gone', '6\u200b02\u2062-5\u180e55\u2060', '602-555'],
    ['soft hyphens and fillers are gone', 'te\u00adle\u3164fono\ufeff', 'telefono'],
    ['every dash is a hyphen', '602–555—0123 −1', '602-555-0123 -1'],
    ['every digit is one from 0 to 9', '６０２ ٥٥٥ ०१२३', '602 555 0123'],
    ['white space is one space or one line end', ' a \t\u00a0 b \n\n c ', 'a b\nc'],
    ['compatibility forms are composed', 'ﬁn ② e\u0301', 'fin 2 é'],
  ])('the plain form of a text: %s', (_, text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});

describe('what nobody can see', () => {
  test.each(['\u200b', '\u200b'.repeat(85), '\u2060\u200d', '\u2800\u2800', '\u3164', ' \n\t', '\u0301', ''])(
    'what nobody can see is empty: %j',
    (text) => {
      expect(isVisible(text)).toBe(false);
      expect(withoutInvisible(text)).toBe('');
    },
  );

  test('what nobody can see is not stored, while emoji keep what holds them together', () => {
    expect(withoutInvisible('Ana\u200b Ruiz\u2063')).toBe('Ana Ruiz');
    expect(withoutInvisible('👩\u200d🔧 ❤\ufe0f')).toBe('👩\u200d🔧 ❤\ufe0f');
    expect(withoutInvisible('a\u200db\ufe0f')).toBe('ab');
  });

  test('what nobody can see does not count toward a length, nor do marks and runs of white space', () => {
    expect(visibleLength('a\u200b'.repeat(10))).toBe(10);
    expect(visibleLength('a      b')).toBe(3);
    expect(visibleLength('z\u0336\u0337\u0338')).toBe(1);
    expect(visibleLength('ñandú')).toBe(5);
  });
});
