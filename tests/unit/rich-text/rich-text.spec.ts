import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { richTextProblem } from '../../../common/limits/rich-text-limits.ts';
import { changeWords, htmlOfSource, sourceOfHtml } from '../../../common/text/rich-text-source.ts';
import { FONT_FAMILY_CLASSES, FONT_SIZE_CLASSES } from '../../../common/text/rich-text.ts';
import { cleanRichText } from '../../../server/rich-text/clean-rich-text.ts';
import { visibleLines, visibleText } from '../../../server/rich-text/visible-text.ts';

const PICTURE = '<img src="/uploads/AAAAAAAAAAAAAAAAAAAAAAAA" alt="A roof" width="800" height="600" />';

describe('the fonts of rich text', () => {
  test('the fonts of rich text are fifteen sizes and ten families, each drawn by the style sheet', () => {
    expect(FONT_SIZE_CLASSES).toHaveLength(15);
    expect(FONT_FAMILY_CLASSES).toHaveLength(10);
    const styles = readFileSync('web/styles/rich-text.css', 'utf8');
    for (const name of FONT_FAMILY_CLASSES) expect(styles, name).toContain(`.${name} {`);
    const [, from, to, step] = /'font-size-\{(\d+)\.\.(\d+)\.\.(\d+)\}'/.exec(styles) ?? [];
    const drawn = FONT_SIZE_CLASSES.map((_, index) => `font-size-${Number(from) + index * Number(step)}`);
    expect(FONT_SIZE_CLASSES).toEqual(drawn);
    expect(FONT_SIZE_CLASSES.at(-1)).toBe(`font-size-${to}`);
    expect(styles).toMatch(/font-size: calc\(--value\(integer\) \/ 16 \* 1rem\)/);
    expect(styles).not.toMatch(/url\(/);
  });
});

describe('what each configuration keeps', () => {
  test.each([
    ['basic', '<p><span class="font-georgia font-size-18">a</span></p>', undefined],
    ['basic', '<p><s>a</s> <u>b</u></p>', undefined],
    ['basic', '<h2>a</h2>', '<h3>a</h3>'],
    ['basic', PICTURE, ''],
    ['basic', '<table><tr><td>a</td></tr></table>', '<p>a</p>'],
    ['basic', '<a href="https://a.example">a</a>', '<a href="https://a.example" rel="nofollow ugc">a</a>'],
    ['richer', PICTURE, undefined],
    ['richer', '<p><s>a</s></p>', '<p>a</p>'],
    ['richer', '<h1>a</h1><h4>b</h4>', '<h2>a</h2><h3>b</h3>'],
    ['richer', '<span class="font-georgia sr-only">a</span>', '<span class="font-georgia">a</span>'],
    ['richer', '<iframe src="https://video.example"></iframe><video src="/x"></video>', ''],
  ] as const)('what each configuration keeps: %s: %s', async (kind, html, clean) => {
    expect(await cleanRichText(html, kind)).toBe(clean ?? html);
  });

  test('words from right to left and joiners stay as they are', async () => {
    const html = '<p>שלום \u200fعالم\u200e e\u0301 👩\u200d🔧</p>';
    expect(await cleanRichText(html, 'basic')).toBe(html);
  });
});

describe('the limits of rich text', () => {
  test.each([
    ['2 MB', 'x'.repeat(2_000_000), 'too_long'],
    ['10,000 nested lists', `${'<ul><li>'.repeat(10_000)}x`, 'too_deep'],
    ['a table of 200 columns', `<table><tr>${'<td>x</td>'.repeat(200)}</tr></table>`, 'too_wide'],
    ['a cell that spans 200 columns', '<table><tr><td colspan="200">x</td></tr></table>', 'too_wide'],
  ])('the limits of rich text: %s are refused', (_what, html, problem) => {
    expect(richTextProblem(html, problem === 'too_long' ? 200_000 : 3_000_000)?.problem).toBe(problem);
  });

  test('a long list and a long table are no problem', () => {
    const list = `<ul>${'<li>x</li>'.repeat(2_000)}</ul>`;
    const table = `<table>${'<tr><td>x</td><td>y</td></tr>'.repeat(500)}</table>`;
    expect(richTextProblem(list + table, 200_000)).toBeNull();
  });
});

describe('a text typed without the editor', () => {
  test('a text typed without the editor becomes paragraphs, and is shown again as it was typed', () => {
    const source = 'One & two < three\nnext line\n\nLast "words"';
    const html = '<p>One &amp; two &lt; three<br />next line</p><p>Last "words"</p>';
    expect(htmlOfSource(source)).toBe(html);
    expect(sourceOfHtml(html)).toBe(source);
  });

  test('a text typed without the editor that has formatting is shown as HTML, so that none is lost', () => {
    const html = '<p><strong>a</strong></p><ul><li>b</li></ul>';
    expect(sourceOfHtml(html)).toBe(html);
    expect(htmlOfSource(html)).toBe(html);
  });

  test('a text typed without the editor that reads like a tag is shown as HTML', () => {
    const html = '<p>write &lt;p&gt; here</p>';
    expect(htmlOfSource(sourceOfHtml(html))).toBe(html);
  });
});

describe('the words of a rich text', () => {
  test('the words of a rich text are read by blocks', () => {
    const html = '<h3>Title</h3><p>A &amp; b<br />c</p><ul><li><p>d</p></li></ul>';
    expect(visibleLines(html)).toEqual(['Title', 'A & b c', 'd']);
    expect(visibleText(html)).toBe('Title A & b c d');
  });

  test('the words of a rich text are changed without touching tags', () => {
    const html = '<p><a href="/damn">damn</a> &amp; x</p>';
    expect(changeWords(html, (words) => words.replace('damn', 'd--n'))).toBe(
      '<p><a href="/damn">d--n</a> &amp; x</p>',
    );
  });
});
