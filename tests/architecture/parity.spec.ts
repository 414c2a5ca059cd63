import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { pagePairs, parityProblems, textPairs } from '../../server/content/parity.ts';
import { sourceFiles, withoutComments, type SourceFile } from './source-files.ts';

const components = sourceFiles(['web/pages', 'web/components', 'web/layouts']).filter(({ path }) =>
  path.endsWith('.tsx'),
);

describe('both languages', () => {
  test('every text that people read has words in both, and every page the same parts and links', () => {
    const texts = textPairs('.');
    expect(parityProblems(texts, pagePairs('.'))).toEqual([]);
    expect(texts.length).toBeGreaterThan(2_000);
    const named = texts.map(({ what }) => what);
    expect(named).toEqual(
      expect.arrayContaining(['app.description', 'R01', 'privacy', 'manifest 0', 'evidence of no_permit']),
    );
  });

  test('a text without words, or with other parts or links, is named', () => {
    const pair = (english: string, spanish: string) => ({ what: 'x', english, spanish });
    expect(parityProblems([pair('Words', ' '), pair('—', '—')], [])).toEqual([
      'x: no words in Mexican Spanish',
    ]);
    expect(parityProblems([pair('<p></p>', '<p>Texto</p>')], [])).toEqual(['x: no words in English']);
    expect(parityProblems([], [pair('<h2>A</h2>', '<p>A</p>')])).toEqual([
      'x: other parts in the two languages',
    ]);
    expect(parityProblems([], [pair('<a href="/terms">', '<a href="/es/privacy">')])).toEqual([
      'x: other links in the two languages',
    ]);
  });

  test('a build ends with 1 where one page is empty in one language', () => {
    const copy = mkdtempSync(join(tmpdir(), 'plumbline-parity-'));
    try {
      cpSync('content', join(copy, 'content'), { recursive: true });
      writeFileSync(join(copy, 'content', 'mexican_spanish', 'terms.html'), '\n');
      const { status, stderr } = spawnSync(process.execPath, ['bin/check-parity.js', copy], {
        encoding: 'utf8',
      });
      expect(stderr).toContain('terms: no words in Mexican Spanish');
      expect(status).toBe(1);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
    expect(readFileSync('bin/build.js', 'utf8')).toContain("run(runtime, ['bin/check-parity.js'])");
  });

  /** A text in a component would be said in one language only. */
  test('no component says words of its own, in an attribute or between tags', () => {
    const inAttributes = components.flatMap(({ path, text }) =>
      [
        ...withoutComments(text).matchAll(
          /(?:aria-label|placeholder|alt|title)="([A-Za-zÀ-ÿ][^"]*\s[^"]*)"/g,
        ),
      ].map(([, words]) => `${path}: ${words}`),
    );
    expect([...inAttributes, ...components.flatMap(wordsBetweenTags)]).toEqual([]);
  });

  test('words between tags, and in braces between them, are found', () => {
    const text = 'const A = () => <p>Hello there {"good day"} {`at ${x} noon`} <b>{t("a.b")}</b> · 1</p>;';
    expect(wordsBetweenTags({ path: 'a.tsx', text })).toEqual([
      'a.tsx: Hello there',
      'a.tsx: good day',
      'a.tsx: at  noon',
    ]);
  });
});

/** Names that are the same in both languages. */
const NAMES = new Set(['USD', 'GeoNames', 'WhatsApp']);

type SyntaxNode = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
const nodesIn = (value: unknown): SyntaxNode[] => [value].flat().filter(isNode);

/** The words of JSX text nodes, and of texts in braces among them. */
function wordsBetweenTags({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      found.push(...nodesIn(node['children']).flatMap(saidBy));
    for (const value of Object.values(node)) nodesIn(value).forEach(visit);
  };
  visit(parseSync(path, text).program as unknown as SyntaxNode);
  return found
    .map((words) => words.trim())
    .filter((words) => /\p{L}{2}/u.test(words) && !NAMES.has(words))
    .map((words) => `${path}: ${words}`);
}

/** The texts that a child of an element shows as they are; a call of the translator shows none. */
function saidBy(child: SyntaxNode): string[] {
  const within = (name: string) => nodesIn(child[name]).flatMap(saidBy);
  switch (child.type) {
    case 'JSXText':
    case 'Literal':
      return typeof child['value'] === 'string' ? [child['value']] : [];
    case 'TemplateLiteral':
      return [
        nodesIn(child['quasis'])
          .map(({ value }) => (value as { cooked: string }).cooked)
          .join(''),
      ];
    case 'JSXExpressionContainer':
      return within('expression');
    case 'ConditionalExpression':
      return [...within('consequent'), ...within('alternate')];
    case 'LogicalExpression':
      return within('right');
    default:
      return [];
  }
}
