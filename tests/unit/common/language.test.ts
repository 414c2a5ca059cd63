import { expect, test } from 'vitest';
import { htmlLang, isLanguage, LANGUAGES, localeOf, otherLanguage } from '../../../common/format/language.ts';

test('only the two languages of the brief are languages', () => {
  expect(LANGUAGES.every(isLanguage)).toBe(true);
  expect(['es', 'en', 'English', '', null, undefined, 7, 'toString'].some(isLanguage)).toBe(false);
});

test('each language has its lang attribute and its locale', () => {
  expect(LANGUAGES.map(htmlLang)).toEqual(['en', 'es-MX']);
  expect(LANGUAGES.map(localeOf)).toEqual(['en-US', 'es-MX']);
});

test('the other language of the other language is the first', () => {
  expect(LANGUAGES.map(otherLanguage)).toEqual(['mexican_spanish', 'english']);
});
