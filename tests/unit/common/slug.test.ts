import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugify } from '../../../common/format/slug.ts';

test.each([
  ['Peña & Hijos, S.A. de C.V.', 'pena-hijos-s-a-de-c-v'],
  ["Joe's Roofing LLC", 'joes-roofing-llc'],
  ['  Águila   Eléctrica  ', 'aguila-electrica'],
  ['Straße Øst', 'strasse-ost'],
  ['../../etc/passwd', 'etc-passwd'],
  ['😀', ''],
  ['', ''],
])('the text %j becomes %j', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('a long name is cut at a word', () => {
  expect(slugify('word '.repeat(40))).toBe(Array.from({ length: 16 }, () => 'word').join('-'));
  expect(slugify('x'.repeat(200))).toBe('x'.repeat(80));
});

test('a slug is plain, short, and its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const slug = slugify(text);
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slug.length).toBeLessThanOrEqual(80);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});
