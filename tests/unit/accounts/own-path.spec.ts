import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownPath } from '../../../server/accounts/own-path.ts';

const HOME = '/dashboard';

describe('where to go afterwards', () => {
  test.each(['/', '/c/some-builder?tab=reviews#latest', '/es/contractors?q=a%20b', '/reviews/given'])(
    'the address %s is ours',
    (next) => {
      expect(ownPath(next, HOME)).toBe(next);
    },
  );

  test.each([
    undefined,
    '',
    'reviews',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/.//evil.example',
  ])('the address %j is not ours', (next) => expect(ownPath(next, HOME)).toBe(HOME));

  test('whatever is asked, a browser stays on this site', () => {
    const pieces = constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '//',
      'evil.example',
      'http:',
      '@',
      ':',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ' ',
      '?',
      '#',
      'a',
      '\u0000',
      '／',
    );
    assert(
      property(array(pieces, { maxLength: 12 }), (parts) => {
        const target = new URL(ownPath(parts.join(''), HOME), 'https://plumbline.test/login');
        expect(target.origin).toBe('https://plumbline.test');
      }),
    );
  });
});
