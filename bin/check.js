#!/usr/bin/env node
// npm run check: everything that can be said about the code without running it.
import { spawnSync } from 'node:child_process';
import { installDependencies, root, runtime } from './setup.js';

const CHECKS = [
  ['types', 'node_modules/typescript/bin/tsc', ['--noEmit']],
  ['lint', 'node_modules/oxlint/bin/oxlint', ['--type-aware', '--quiet']],
  [
    'levels',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    [
      'server',
      'common',
      'web',
      'translations',
      '--config',
      '.dependency-cruiser.json',
      '--output-type',
      'err',
    ],
  ],
  ['format', 'node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']],
  ['unused', 'node_modules/knip/bin/knip.js', ['--no-progress']],
];

installDependencies();
const failed = CHECKS.filter(([name, script, args]) => {
  const started = Date.now();
  const { status } = spawnSync(runtime, [script, ...args], { cwd: root, stdio: 'inherit' });
  process.stdout.write(
    `  ${name} ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`,
  );
  return status !== 0;
});
process.exit(failed.length === 0 ? 0 : 1);
