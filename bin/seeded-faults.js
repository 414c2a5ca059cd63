#!/usr/bin/env node
// npm run faults: puts one fault after the other into a rule, a policy or a query, and sees whether its tests fail.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDependencies, root, runtime } from './setup.js';

/** Fewer caught ones mean that rules are not tested. */
const MOST_MISSED = 2;
const VITEST = 'node_modules/vitest/vitest.mjs';
const faults = JSON.parse(readFileSync(join(root, 'tests', 'faults', 'faults.json'), 'utf8'));

installDependencies();
const folder = mkdtempSync(join(tmpdir(), 'plumbline-faults-'));
const missed = faults.filter((fault) => !isCaught(fault)).map(({ rule }) => rule);
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${faults.length - missed.length} of ${faults.length} faults were caught.\n`);
process.exit(missed.length > MOST_MISSED ? 1 : 0);

function isCaught({ rule, file, from, to, tests }) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} has the words of a fault not once: ${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  try {
    const test = firstFailure(tests);
    process.stdout.write(`| ${test ? 'caught' : 'MISSED'} | ${rule} | \`${file}\` | ${test ?? ''} |\n`);
    return test !== undefined;
  } finally {
    writeFileSync(path, text);
  }
}

/** The title of the first test that fails; undefined: all pass. */
function firstFailure(tests) {
  const results = join(folder, 'results.json');
  const projects = ['unit', 'functional'].filter((name) => tests.some((test) => test.includes(`/${name}/`)));
  const words = ['run', '--bail=1', '--reporter=json', `--outputFile=${results}`];
  spawnSync(runtime, [VITEST, ...words, ...projects.map((name) => `--project=${name}`), ...tests], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'test' },
  });
  const { testResults } = JSON.parse(readFileSync(results, 'utf8'));
  rmSync(results);
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed')?.fullName;
}
