#!/usr/bin/env node
// npm test: sets everything up (a browser too) and runs the tests; with -- --all the long run, too. Other words
// after -- go to vitest.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.js';
import { ensurePython } from './python.js';
import { installDependencies, root, run, runtime } from './setup.js';

/**
 * Slow, and broken seldom: the life of processes, several machines, a virus scanner, the demo world, how mails look, the editors of administrators. No row of
 * docs/rules.md rests on them.
 */
const LONG_RUN = [
  'tests/functional/core/process/{account-mails-through-kills,effects-through-kills,embedded-database,supervised-start,two-processes}.spec.ts',
  'tests/functional/realtime/comments-through-restarts.spec.ts',
  'tests/functional/scale/*.spec.ts',
  'tests/functional/uploads/clamav.spec.ts',
  'tests/functional/packages/{image,proxies}.spec.ts',
  'tests/functional/upgrades/roll.spec.ts',
  'tests/functional/{archive/*,database/reached-servers}.spec.ts',
  'tests/functional/database/seeds/{demo,spanish-dates}.spec.ts',
  'demo/tests/*.{spec,test}.ts',
  'tests/browser/{admin-lists,editor,mails}.spec.ts',
];
const isEverything = process.argv.includes('--all') || process.env.TESTS === 'all';
const words = process.argv.slice(2).filter((word) => word !== '--all');
/** A file that is asked for by its name runs in any case. */
const isWhole = !words.some((word) => /^(demo\/)?tests\//.test(word) && !words.includes('--exclude'));
const leftOut = isEverything || !isWhole ? [] : LONG_RUN.flatMap((file) => ['--exclude', file]);

installDependencies();
const chromium = ensureBrowser();
ensurePython();
run(runtime, ['bin/build.js']);
if (words.length === 0) run(runtime, ['bin/check.js']);

/** The long run draws other examples for the properties each time, and names their seed. */
const seed = process.env.PROPERTY_SEED ?? (isEverything ? String(randomInt(2 ** 31)) : undefined);
if (seed) process.stdout.write(`PROPERTY_SEED=${seed}\n`);

const folder = mkdtempSync(join(tmpdir(), 'plumbline-results-'));
const results = join(folder, 'results.json');
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--reporter=tests/support/second-tries.ts',
  `--outputFile.json=${results}`,
];
const { status } = spawnSync(runtime, [...vitest, ...leftOut, ...words], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'test',
    CHROMIUM_PATH: chromium,
    TESTS: isEverything ? 'all' : '',
    ...(seed && { PROPERTY_SEED: seed }),
  },
});
try {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'));
  process.stdout.write(`${numPassedTests} passed, ${numFailedTests} failed\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status ?? 1);
