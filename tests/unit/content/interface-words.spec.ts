import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { OUTCOMES, REASONS } from '../../../server/database/seeds/reference/reason-codes.ts';
import { catalogue } from '../../../translations/index.ts';

type Text = { key: string; english: string; spanish: string };
type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** Plain words, in the library's numbers for parts of a message. */
const LITERAL: Element['type'] = 0;

/** The words that a reader may see: of a plural or a select every case, of a placeholder nothing. */
function wordsOf(message: string): string {
  const read = (elements: Element[]): string =>
    elements
      .map((element) => {
        if ('options' in element)
          return Object.values(element.options)
            .map(({ value }) => read(value))
            .join(' ');
        return element.type === LITERAL && 'value' in element ? element.value : '#';
      })
      .join('');
  return read(new IntlMessageFormat(message, 'en-US', undefined, { ignoreTag: true }).getAst());
}

/** The words of a page of content/, without its tags and the places where a value goes. */
const pageText = (language: string, page: string) =>
  readFileSync(`content/${language}/${page}`, 'utf8')
    .replaceAll(/<[^>]+>|\{\w+\}/g, ' ')
    .replaceAll(/\s+/g, ' ');

const texts: Text[] = [
  ...readdirSync('content/english').map((page) => ({
    key: `content/${page}`,
    english: pageText('english', page),
    spanish: pageText('mexican_spanish', page),
  })),
  ...Object.entries<readonly [string, string]>(catalogue).map(([key, [english, spanish]]) => ({
    key,
    // The English toasts are fixed by the brief.
    english: key.startsWith('toasts.') ? '' : wordsOf(english),
    spanish: wordsOf(spanish),
  })),
  ...Object.entries({ ...REASONS, ...OUTCOMES }).map(([key, { english, mexican_spanish }]) => ({
    key,
    english,
    spanish: mexican_spanish,
  })),
];

const rows = (readFileSync('docs/glossary.md', 'utf8').split('## Interface words')[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** The words of one column of the glossary's table, each with the texts that contain it. */
function foundOf(column: number, textOf: (text: Text) => string): string[] {
  const words = rows.flatMap((cells) => (cells[column] ?? '').split(',').map((word) => word.trim()));
  return words
    .filter((word) => word !== '')
    .flatMap((word) => {
      const pattern = wholeWord(word);
      return texts.filter((text) => pattern.test(textOf(text))).map(({ key }) => `${word}: ${key}`);
    });
}

/** Matches a word between characters that are neither letters nor digits; marks such as « match anywhere. */
function wholeWord(word: string): RegExp {
  return /\p{L}/u.test(word) ? new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'iu') : new RegExp(word);
}

describe('the interface words of the glossary', () => {
  test('the table has both languages and words that are not used', () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((cells) => cells.length !== 7)).toEqual([]);
  });

  test('no English text uses a word that the glossary replaces', () => {
    expect(foundOf(4, ({ english }) => english)).toEqual([]);
  });

  test('no Spanish text uses a word that the glossary replaces', () => {
    expect(foundOf(5, ({ spanish }) => spanish)).toEqual([]);
  });
});
