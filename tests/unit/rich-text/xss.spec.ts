import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RICH_TEXT_ELEMENTS, RICH_TEXT_KINDS, type RichTextKind } from '../../../common/text/rich-text.ts';
import { htmlOfSource } from '../../../common/text/rich-text-source.ts';
import { cleanHtml } from '../../../server/content/pages/clean-html.ts';
import { cleanRichText } from '../../../server/rich-text/clean-rich-text.ts';
import { XSS_VECTORS } from '../../fixtures/xss/vectors.ts';
import { expectOnlyListed } from './own-lists.ts';

/** Thousands of texts are read. */
const TIMEOUT_MS = 60_000;

/** As it is stored: content pages get ids at their headings as well. */
const stored = (html: string, kind: RichTextKind) =>
  kind === 'richer' ? cleanHtml(htmlOfSource(html)) : cleanRichText(htmlOfSource(html), kind);

async function expectClean(html: string, kind: RichTextKind): Promise<void> {
  const clean = await stored(html, kind);
  expectOnlyListed(clean, kind, JSON.stringify(html));
  expect(await stored(clean, kind), `cleaned again: ${html}`).toBe(clean);
}

const vector = fc.constantFrom(...XSS_VECTORS);
const tag = fc.constantFrom(
  ...Object.keys(RICH_TEXT_ELEMENTS.richer),
  'script',
  'svg',
  'math',
  'style',
  'x:y',
);
const piece = fc.constantFrom(
  '<',
  '>',
  '"',
  "'",
  '`',
  '=',
  '/',
  '&',
  ';',
  '--',
  '\0',
  '\t',
  '\n',
  '\u200b',
  '\u202e',
  '&lt;',
  '&#60;',
  ']]>',
  '<!--',
  'javascript:',
  ' onerror=alert(1) ',
  ' style="x" ',
  '</',
  '<p>',
  '</p>',
  '<a href="',
  '<![CDATA[',
);

/** A known vector with signs put in, cut, doubled, wrapped in an element, or joined with another. */
const mutated = fc
  .tuple(vector, vector, tag, fc.array(fc.tuple(fc.nat(400), fc.nat(6), piece), { maxLength: 8 }), fc.nat(3))
  .map(([one, other, name, changes, way]) => {
    const start =
      [one, `${one}${other}`, `<${name}>${one}`, `<${name} title="${one}">${other}</${name}>`][way] ?? one;
    return changes.reduce((text, [at, cut, put]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + put + text.slice(place + cut);
    }, start);
  });

describe.each(RICH_TEXT_KINDS)('the %s configuration', (kind) => {
  test.each(XSS_VECTORS.map((html) => [html]))(
    'the configuration keeps nothing outside its lists of %j',
    async (html) => {
      await expectClean(html, kind);
    },
  );

  test(
    'the configuration keeps nothing outside its lists of mutated vectors',
    async () => {
      await fc.assert(
        fc.asyncProperty(mutated, (html) => expectClean(html, kind)),
        { numRuns: 1_500, seed: 20_261_122 },
      );
    },
    TIMEOUT_MS,
  );

  test(
    'the configuration keeps nothing outside its lists of signs in any order',
    async () => {
      const signs = fc.array(
        fc.oneof(
          piece,
          tag.map((name) => `<${name} `),
          fc.string({ maxLength: 4 }),
        ),
        { maxLength: 30 },
      );
      await fc.assert(
        fc.asyncProperty(signs, (parts) => expectClean(parts.join(''), kind)),
        { numRuns: 700, seed: 20_261_122 },
      );
    },
    TIMEOUT_MS,
  );
});
