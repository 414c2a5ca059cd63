#!/usr/bin/env node
// npm test: sets everything up (a browser too) and runs the tests; with -- --all those of the long run, too (vitest.config.ts). Other
// words after -- go to vitest.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.js';
import { installDependencies, root, run, runtime } from './setup.js';

const isEverything = process.argv.includes('--all') || process.env.TESTS === 'all';
const words = process.argv.slice(2).filter((word) => word !== '--all');

installDependencies();
const chromium = ensureBrowser();
run(runtime, ['bin/build.js']);
if (words.length === 0) run(runtime, ['bin/check.js']);

const folder = mkdtempSync(join(tmpdir(), 'plumbline-results-'));
const results = join(folder, 'results.json');
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}`,
];
const { status } = spawnSync(runtime, [...vitest, ...words], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'test', CHROMIUM_PATH: chromium, TESTS: isEverything ? 'all' : '' },
});
try {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'));
  process.stdout.write(`${numPassedTests} passed, ${numFailedTests} failed\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status ?? 1);
