import { expect, test } from 'vitest';
import { storeLanguage } from '../../../web/lib/language-choice.ts';
import { memoryStorage } from './memory-storage.ts';

test.each([
  ['without a choice, that of the page', 'mexican_spanish', '', 'mexican_spanish'],
  [
    'the chosen one, on a page in the other language',
    'english',
    'a=b; lang=mexican_spanish',
    'mexican_spanish',
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
