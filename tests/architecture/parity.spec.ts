import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTENT_PAGES, type ContentPage } from '../../common/content-pages.ts';
import { OUTCOMES, REASONS } from '../../server/database/seeds/reference/reason-codes.ts';
import { TRADES } from '../../server/database/seeds/reference/trades.ts';
import { catalogue } from '../../translations/index.ts';
import { sourceFiles, withoutComments } from './source-files.ts';

type Pair = { what: string; english: string; spanish: string };

const shipped = (language: string, page: ContentPage) =>
  readFileSync(`content/${language}/${page}.html`, 'utf8');
const pages: Pair[] = CONTENT_PAGES.map((page) => ({
  what: page,
  english: shipped('english', page),
  spanish: shipped('mexican_spanish', page),
}));

/**
 * Every text that users read: interface, mails, errors, reasons, outcomes, trades, and the content and legal
 * pages.
 */
const texts: Pair[] = [
  ...Object.entries<readonly [string, string]>(catalogue).map(([what, [english, spanish]]) => ({
    what,
    english,
    spanish,
  })),
  ...Object.entries({ ...REASONS, ...OUTCOMES }).map(([what, { english, mexican_spanish }]) => ({
    what,
    english,
    spanish: mexican_spanish,
  })),
  ...TRADES.map(({ slug, english, mexican_spanish }) => ({ what: slug, english, spanish: mexican_spanish })),
  ...pages,
];

/** The parts of a page, in their order, without its words. */
const partsOf = (html: string) =>
  [...html.matchAll(/<(h[23]|ul|ol|li|table|tr|th|td|blockquote)\b/g)].map(([, tag]) => tag);
const linksOf = (html: string) =>
  [...html.matchAll(/href="(?!#)([^"]*)"/g)]
    .map(([, href = '']) => href.replace(/^\/es(?=\/|$)/, '').replace(/#.*/, '') || '/')
    .sort();

describe('both languages', () => {
  test('every text that people read has words in both: 100 percent', () => {
    const without = texts.filter(({ english, spanish }) => english.trim() === '' || spanish.trim() === '');
    expect(without.map(({ what }) => what)).toEqual([]);
    expect(texts.length).toBeGreaterThan(2_000);
  });

  test.each(pages.map((page) => [page.what, page] as const))(
    '%s has the same parts in both',
    (_what, page) => {
      expect(partsOf(page.spanish)).toEqual(partsOf(page.english));
      expect(linksOf(page.spanish)).toEqual(linksOf(page.english));
    },
  );

  /** A text in a component would be said in one language only. */
  test('no component says words of its own', () => {
    const spoken = sourceFiles(['web/pages', 'web/components', 'web/layouts'])
      .filter(({ path }) => path.endsWith('.tsx'))
      .flatMap(({ path, text }) =>
        [
          ...withoutComments(text).matchAll(
            /(?:aria-label|placeholder|alt|title)="([A-Za-zÀ-ÿ][^"]*\s[^"]*)"/g,
          ),
        ].map(([, words]) => `${path}: ${words}`),
      );
    expect(spoken).toEqual([]);
  });
});
