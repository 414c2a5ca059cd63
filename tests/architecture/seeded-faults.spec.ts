import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Fault = { rule: string; file: string; from: string; to: string; tests: string[] };

/** A run of all faults takes minutes (`npm run faults`), so that a rule which moved would be noticed late. */
const faults = JSON.parse(readFileSync('tests/faults/faults.json', 'utf8')) as Fault[];

test('every seeded fault is found once in its file, changes it, and names test files that exist', () => {
  const faulty = faults.filter(({ file, from, to, tests }) => {
    const isOnce = existsSync(file) && readFileSync(file, 'utf8').split(from).length === 2;
    return !isOnce || from === to || tests.length === 0 || !tests.every((path) => existsSync(path));
  });
  expect(faults.length).toBeGreaterThanOrEqual(30);
  expect(faulty.map(({ rule }) => rule)).toEqual([]);
});
