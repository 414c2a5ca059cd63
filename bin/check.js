#!/usr/bin/env node
// npm run check: everything that can be said about the code without running it.
import { spawn } from 'node:child_process';
import { installDependencies, root, runtime } from './setup.js';

const CHECKS = [
  // One reading of the sources for both: tsc beside it took as long again.
  ['types and lint', 'node_modules/oxlint/bin/oxlint', ['--type-aware', '--type-check', '--quiet']],
  [
    'levels',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    [
      'server',
      'common',
      'web',
      'translations',
      'demo/generator',
      '--config',
      '.dependency-cruiser.json',
      '--output-type',
      'err',
    ],
  ],
  ['lists', 'bin/generate.js', ['--check']],
  ['format', 'node_modules/oxfmt/bin/oxfmt', ['--check', '.']],
  ['unused', 'node_modules/knip/bin/knip.js', ['--no-progress']],
];

const runCheck = ([name, script, args]) =>
  new Promise((resolve) => {
    const started = Date.now();
    let output = '';
    const child = spawn(runtime, [script, ...args], { cwd: root });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('close', (status) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      process.stdout.write(`${output}  ${name} ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)\n`);
      resolve(status === 0);
    });
  });

installDependencies();
// Most checks use one core each: two queues halve the wait on a machine with two cores.
const waiting = [...CHECKS];
let passed = true;
const queue = async () => {
  for (let check = waiting.shift(); check; check = waiting.shift())
    passed = (await runCheck(check)) && passed;
};
await Promise.all([queue(), queue()]);
process.exit(passed ? 0 : 1);
