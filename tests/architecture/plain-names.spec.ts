import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSync, type Node } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

type BannedPart = { part: string; unlessBeside: ReadonlySet<string> };

/** Migrations that landed are never edited. */
const NOT_READ = /^server\/database\/(migrations|seeds\/demo)\//;

const files = sourceFiles(
  ['bench', 'bin', 'common', 'server', 'tests', 'translations', 'web'],
  /\.(ts|tsx|js)$/,
)
  .filter(({ path }) => !NOT_READ.test(path))
  .map((file) => ({ ...file, names: namesIn(file) }));

const rows = codeWords();
const alone = new Set(rows.filter((cell) => /each alone/.test(cell)).flatMap(wordsOf));
const parts: BannedPart[] = rows
  .filter((cell) => !/each alone/.test(cell))
  .flatMap((cell) => cell.split(/,(?![^(]*\))/))
  .map((entry) => {
    const [, part = '', beside = ''] = /^\s*(\w+)(?: \((.*)\))?\s*$/.exec(entry) ?? [];
    return { part, unlessBeside: new Set(beside.split(', ').filter(Boolean)) };
  });

/** The last column of the table "Code words" in the glossary. */
function codeWords(): string[] {
  const [, section = ''] = readFileSync('docs/glossary.md', 'utf8').split('## Code words');
  const [table = ''] = section.split('## Interface words');
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Thing'))
    .map((line) => line.split('|').at(-2)?.trim() ?? '');
}

function wordsOf(cell: string): string[] {
  return cell
    .replace(/\(.*\)/, '')
    .split(', ')
    .map((word) => word.trim());
}

/** The names of a file, its functions and its types. */
function namesIn({ path, text }: { path: string; text: string }): string[] {
  const names: string[] = [basename(path).replace(/\..*/, '')];
  const visit = (node: Node | Node[] | null): void => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(visit);
    if (
      (node.type === 'FunctionDeclaration' ||
        node.type === 'TSTypeAliasDeclaration' ||
        node.type === 'TSInterfaceDeclaration') &&
      node.id
    )
      names.push(node.id.name);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && isFunction(node.init))
      names.push(node.id.name);
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value as Node | null);
  };
  visit(parseSync(path, text).program.body as unknown as Node[]);
  return names;
}

function isFunction(node: Node | null): boolean {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}

function bannedIn(name: string): boolean {
  if (alone.has(name)) return true;
  const own = name
    .split(/(?=[A-Z])|[-_]/)
    .map((part) => part.toLowerCase())
    .filter(Boolean);
  return parts.some(
    ({ part, unlessBeside }) =>
      own.some((one) => one === part || one === `${part}s` || one === part.replace(/y$/, 'ies')) &&
      !own.some((one) => unlessBeside.has(one)),
  );
}

describe('the code words of the glossary', () => {
  test('a name of a file, function or type has no word of the column "Not in names"', () => {
    expect(parts.length + alone.size).toBeGreaterThan(20);
    const banned = files.flatMap(({ path, names }) =>
      names.filter(bannedIn).map((name) => `${path}: ${name}`),
    );
    expect(banned).toEqual([]);
  });

  test('a column of the database has no word of the column "Not in names"', () => {
    const schema = readFileSync('server/database/schema.ts', 'utf8');
    const columns = Array.from(schema.matchAll(/^ {2}(\w+): /gm), ([, column = '']) => column);
    expect(columns.length).toBeGreaterThan(1000);
    expect(columns.filter(bannedIn)).toEqual([]);
  });
});
