import { expect, test } from 'vitest';
import { storeLanguage } from '../../../web/lib/language-choice.ts';
import { prefersLanguage } from '../../../web/lib/preferred-language.ts';
import { memoryStorage } from './memory-storage.ts';

test.each([
  ['without a choice, that of the page', 'mexican_spanish', '', 'mexican_spanish'],
  [
    'the chosen one, on a page in the other language',
    'english',
    'a=b; lang=mexican_spanish',
    'mexican_spanish',
  ],
  ['the choice under the name of https', 'english', '__Host-lang=mexican_spanish', 'mexican_spanish'],
  [
    'the choice under the name of https, before one that an earlier release or another host left',
    'mexican_spanish',
    'lang=mexican_spanish; __Host-lang=english',
    'english',
  ],
  ['that of the page, when the cookie names no language', 'english', 'lang=klingon', 'english'],
  [
    'that of the page, when only another cookie ends in the name',
    'english',
    'slang=mexican_spanish',
    'english',
  ],
] as const)('the stored language is %s', (_case, ofPage, cookies, expected) => {
  const { store, kept } = memoryStorage();
  storeLanguage(ofPage, cookies, store);
  expect(Object.fromEntries(kept)).toEqual({ lang: expected });
});

test.each([
  ['a Mexican phone that has chosen nothing', ['es-MX', 'en'], '', true],
  ['Spanish of another country', ['es-419'], 'theme=dark', true],
  ['an English browser', ['en-US', 'es'], '', false],
  ['a browser in a third language', ['fr-CA'], '', false],
  ['a browser that names no language', [], '', false],
  ['a visitor who chose English', ['es-MX'], 'a=b; lang=english', false],
  ['a visitor who chose Spanish', ['es-MX'], 'lang=mexican_spanish', false],
  ['a visitor who chose over https', ['es-MX'], '__Host-lang=english', false],
  ['Estonian, whose tag begins alike', ['est', 'et-EE'], '', false],
] as const)('Spanish is offered by the browser’s own wish: %s', (_case, languages, cookies, expected) => {
  expect(prefersLanguage('mexican_spanish', { languages, cookies })).toBe(expected);
});
