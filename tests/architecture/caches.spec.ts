import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linesMatching, sourceFiles } from './source-files.ts';

/** A map of a module lives as long as the process, so it is a cache until docs/caches.md says otherwise. */
const CACHE = /heldForAMinute\((?!<)|= createPageCache\(\)|^const \w+ = .*new (Weak)?Map<.*>\(\)/;
const HELPERS = [
  'server/core/pages/cached-for-a-minute.ts',
  'server/app.ts',
  'server/commands/command-app.ts',
];

const document = readFileSync('docs/caches.md', 'utf8');
const [listed = '', removed = ''] = document.split('\n## Removed');
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:server|common|web)\/[\w./-]+)`/g)].map(([, path]) => path);

test('every cache is in docs/caches.md', () => {
  const lines = linesMatching(sourceFiles(['server', 'common', 'web']), CACHE);
  const files = [...new Set(lines.map((line) => line.split(':')[0]))]
    .filter((path) => !/^server\/database\/(migrations|seeds)\//.test(path ?? ''))
    .filter((path) => !HELPERS.includes(path ?? ''));
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((path) => !pathsIn(listed).includes(path))).toEqual([]);
});

test('each path in docs/caches.md is one of the product', () => {
  const known = new Set(sourceFiles(['server', 'common', 'web']).map(({ path }) => path));
  expect(pathsIn(listed + removed).filter((path) => !known.has(path ?? ''))).toEqual([]);
});

test('each cache in docs/caches.md has a key, a bound, an event and a figure', () => {
  const rows = listed.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows.length).toBeGreaterThan(15);
  const gaps = rows.filter((row) => row.split('|').slice(1, -1).length !== 6 || /\|\s*\|/.test(row));
  expect(gaps).toEqual([]);
});
