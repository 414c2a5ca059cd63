import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../translations/index.ts';

/** Each claim that the product makes about itself, with its place and its proof. */
const lines = readFileSync('docs/statements.md', 'utf8').split('\n');
const headings = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3));
const rows = lines
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Claim |'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const plain = (text: string) =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;?!)])/g, '$1');
const readable = [
  ...readdirSync('content/english').map((name) => readFileSync(`content/english/${name}`, 'utf8')),
  ...Object.values(catalogue).map(([english]) => english),
  ...['README.md', 'SECURITY.md', 'docs/operations.md'].map((path) => readFileSync(path, 'utf8')),
]
  .map(plain)
  .join('\n');

/** Titles that end in the name of a value (`%s`) are written as in the code. */
const proofsOf = (cell: string) =>
  [...cell.matchAll(/`(tests\/[^`]+\.spec\.ts)`: "([^"]+)"/g)].map(([, path = '', title = '']) => ({
    path,
    title,
  }));

describe('docs/statements.md', () => {
  test('docs/statements.md: it has one heading for each page, in the order of the alphabet', () => {
    expect(headings).toEqual([...new Set(headings)].toSorted());
  });

  test('every row has a claim in quotes, a place, and a proof or a reason', () => {
    for (const row of rows) {
      const [claim = '', where = '', proof = ''] = row;
      expect(row, claim).toHaveLength(3);
      expect(claim).toMatch(/^"[^"]+"$/);
      expect(where, claim).not.toBe('');
      // A reason in words, or tests that can be read as such.
      if (proofsOf(proof).length === 0) expect(proof, claim).toMatch(/^(?!.*tests\/)\p{L}.{14,}$/u);
    }
  });

  test('no claim of one page stands there twice', () => {
    const claims = rows.map(([claim, where]) => `${where}: ${claim}`);
    expect(claims.filter((claim, index) => claims.indexOf(claim) !== index)).toEqual([]);
  });

  test('every claim is said in a page, a text of the interface or a document', () => {
    const unsaid = rows
      .map(([claim = '']) => claim.slice(1, -1))
      .filter((claim) => !readable.includes(plain(claim)));
    expect(unsaid).toEqual([]);
  });

  test('every named test is there', () => {
    const named = rows.flatMap(([, , proof = '']) => proofsOf(proof));
    const missing = named.filter(
      ({ path, title }) => !existsSync(path) || !readFileSync(path, 'utf8').includes(title),
    );
    expect(missing).toEqual([]);
  });
});
