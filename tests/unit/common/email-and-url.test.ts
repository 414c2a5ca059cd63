import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEmail, checkUrl } from '../../../common/format/email-and-url.ts';

const MEGABYTE = 1_000_000;

describe('an e-mail address', () => {
  test.each([
    'ana@example.com',
    'a.b+c_d-e9@sub.example.com.mx',
    'USER@EXAMPLE.COM',
    'x@y.co',
    `x@y.${'a'.repeat(24)}`,
    'ana@xn--maana-pta.com',
    // The brief's check binds, whatever a mail server says of it.
    'a..b@example.com',
  ])('an e-mail address: %s is fine', (email) => {
    expect(checkEmail(email)).toBeNull();
  });

  test.each([
    '',
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@example.c',
    `ana@example.${'a'.repeat(25)}`,
    'ana@@example.com',
    'ana@exa mple.com',
    'ana@example..com',
    'ana@.com',
    'añá@example.com',
    'ana!@example.com',
    'ana@example.com ',
    'ana@example.com\n',
    'ana@example.com\u0000',
    "ana'or'1@example.com",
    "sean.o'brien@example.com",
    '<script>@example.com',
  ])('an e-mail address: %j is refused with the message of the brief', (email) => {
    expect(checkEmail(email)).toBe('Invalid email address');
  });

  test('any mailbox of the allowed characters is accepted', () => {
    const characters = [...'abcxyzABCXYZ0189.+_-'];
    const mailbox = fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 64 });
    fc.assert(
      fc.property(mailbox, (name) => {
        expect(checkEmail(`${name}@example.com`)).toBeNull();
      }),
    );
  });

  test('any other character in the mailbox is refused', () => {
    const other = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });
    fc.assert(
      fc.property(other, (character) => {
        fc.pre(!/[A-Za-z0-9.+_-]/.test(character));
        expect(checkEmail(`a${character}b@example.com`)).not.toBeNull();
      }),
    );
  });

  test.each(['a', 'a.', '@', 'a@', 'a@a.', '-', '.'])('a megabyte of %j is answered', (piece) => {
    const text = piece.repeat(MEGABYTE / piece.length);
    expect(checkEmail(text)).toBe('Invalid email address');
    expect(checkEmail(`a@${text}!`)).toBe('Invalid email address');
  });
});

describe('a URL', () => {
  test.each([
    'http://example.com',
    'https://www.example.com/',
    'https://example.com.mx/obras?id=1&x=ñ#top',
    'https://example.com:8080/path',
    'https://example.com?x=1',
    'https://a.bc',
    `https://${'a'.repeat(256)}.com`,
    `https://a.${'b'.repeat(63)}`,
    "https://example.com/o'brien",
  ])('a URL: %s is fine', (url) => {
    expect(checkUrl(url)).toBeNull();
  });

  test.each([
    '',
    'example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'https://',
    'https://.com',
    'https://example',
    'https://example.c',
    'https://example.COM',
    'https://example.c0m',
    `https://${'a'.repeat(257)}.com`,
    `https://a.${'b'.repeat(64)}`,
    'https://user@example.com',
    'https://user:secret@example.com',
    'https://exa mple.com',
    'https://example.com/a b',
    'https://example.com/"onload="x',
    'https://example.com/<script>',
    'https://example.com\\@evil.com',
    'https://example.com/\u202egpj',
    'https://example.com\n',
    ' https://example.com',
  ])('a URL: %j is refused with the message of the brief', (url) => {
    expect(checkUrl(url)).toBe('Invalid URL');
  });

  test('what is accepted is a web address to the platform as well', () => {
    const path = fc.webUrl({
      validSchemes: ['http', 'https'],
      withQueryParameters: true,
      withFragments: true,
    });
    fc.assert(
      fc.property(path, (url) => {
        fc.pre(checkUrl(url) === null);
        expect(['http:', 'https:']).toContain(new URL(url).protocol);
      }),
    );
  });

  test.each(['a', 'a.', '.', '-', ':', '/'])('a megabyte of %j is answered', (piece) => {
    expect(checkUrl(`https://${piece.repeat(MEGABYTE / piece.length)}`)).toBe('Invalid URL');
  });
});
