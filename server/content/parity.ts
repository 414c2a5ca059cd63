import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_PAGES, type ContentPage } from '../../common/content-pages.ts';
import { LANGUAGES, type Language } from '../../common/format/language.ts';
import { createTranslator } from '../../common/format/translator.ts';
import { catalogue } from '../../translations/index.ts';
import { webManifest } from '../core/pages/web-manifest.ts';
import { OUTCOMES, REASONS } from '../database/seeds/reference/reason-codes.ts';
import { RED_FLAG_CRITERIA_ROWS } from '../database/seeds/reference/red-flag-criteria.ts';
import { TRADES } from '../database/seeds/reference/trades.ts';

/** A text in both languages, and the place where it is kept. */
export type TextPair = { what: string; english: string; spanish: string };

/** Every text that people read: interface, mails, errors, reasons, trades, criteria, manifest, content and legal pages. */
export function textPairs(root: string): TextPair[] {
  const ofRow = (what: string, row: { english: string; mexican_spanish: string }): TextPair => ({
    what,
    english: row.english,
    spanish: row.mexican_spanish,
  });
  return [
    ...Object.entries<readonly [string, string]>(catalogue).map(([what, [english, spanish]]) => ({
      what,
      english,
      spanish,
    })),
    ...Object.entries({ ...REASONS, ...OUTCOMES }).map(([what, row]) => ofRow(what, row)),
    ...TRADES.map((row) => ofRow(`trade ${row.slug}`, row)),
    ...Object.entries(RED_FLAG_CRITERIA_ROWS).flatMap(([key, row]) => [
      ofRow(`red flag ${key}`, row),
      {
        what: `evidence of ${key}`,
        english: row.english_evidence,
        spanish: row.mexican_spanish_evidence,
      },
    ]),
    ...manifestPairs(),
    ...pagePairs(root),
  ];
}

/** The shipped pages of text. */
export const pagePairs = (root: string): TextPair[] =>
  CONTENT_PAGES.map((page) => ({
    what: page,
    english: shippedPage(root, 'english', page),
    spanish: shippedPage(root, 'mexican_spanish', page),
  }));

const shippedPage = (root: string, language: Language, page: ContentPage): string =>
  readFileSync(join(root, 'content', language, `${page}.html`), 'utf8');

function manifestPairs(): TextPair[] {
  const [english = [], spanish = []] = LANGUAGES.map((language) => {
    const messages = Object.fromEntries(
      Object.entries<readonly [string, string]>(catalogue).map(([key, pair]) => [
        key,
        pair[LANGUAGES.indexOf(language)] ?? '',
      ]),
    );
    const { description, shortcuts } = webManifest(language, 'Site', createTranslator(language, messages));
    return [description, ...shortcuts.map(({ name }) => name)];
  });
  return english.map((text, place) => ({
    what: `manifest ${place}`,
    english: text,
    spanish: spanish[place] ?? '',
  }));
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/<[^>]*>/g, ''));

/** The parts of a page, in their order, without its words. */
const partsOf = (html: string): string =>
  [...html.matchAll(/<(h[23]|ul|ol|li|table|tr|th|td|blockquote)\b/g)].map(([, tag]) => tag).join(' ');

const linksOf = (html: string): string =>
  [...html.matchAll(/href="(?!#)([^"]*)"/g)]
    .map(([, href = '']) => href.replace(/^\/es(?=\/|$)/, '').replace(/#.*/, '') || '/')
    .sort()
    .join(' ');

/** One line for each text that a reader of one language would miss; none means that both languages have all. */
export function parityProblems(texts: readonly TextPair[], pages: readonly TextPair[]): string[] {
  // A text may be signs alone, such as a dash, but then it is so in both languages.
  const isEmpty = (text: string, other: string) => text.trim() === '' || (hasWords(other) && !hasWords(text));
  const differ = (read: (html: string) => string) =>
    pages.filter(({ english, spanish }) => read(english) !== read(spanish));
  return [
    ...texts.flatMap(({ what, english, spanish }) => [
      ...(isEmpty(english, spanish) ? [`${what}: no words in English`] : []),
      ...(isEmpty(spanish, english) ? [`${what}: no words in Mexican Spanish`] : []),
    ]),
    ...differ(partsOf).map(({ what }) => `${what}: other parts in the two languages`),
    ...differ(linksOf).map(({ what }) => `${what}: other links in the two languages`),
  ];
}
