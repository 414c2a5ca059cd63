#!/usr/bin/env node
// npm test: sets everything up (a browser too) and runs every test. Words after -- go to vitest.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.js';
import { installDependencies, root, run, runtime } from './setup.js';

installDependencies();
const chromium = ensureBrowser();
run(runtime, ['bin/build.js']);
if (process.argv.length === 2) run(runtime, ['bin/check.js']);

const folder = mkdtempSync(join(tmpdir(), 'plumbline-results-'));
const results = join(folder, 'results.json');
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}`,
];
const { status } = spawnSync(runtime, [...vitest, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'test', CHROMIUM_PATH: chromium },
});
try {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'));
  process.stdout.write(`${numPassedTests} passed, ${numFailedTests} failed\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status ?? 1);
