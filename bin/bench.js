#!/usr/bin/env node
// npm run bench: how fast the product is, and against what. Words after -- go to the bench (--help).
import { spawn } from 'node:child_process';
import { installDependencies, root, run, runtime } from './setup.js';

installDependencies();
run(runtime, ['bin/build.js']);
const child = spawn(runtime, ['bench/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
// Ctrl-C reaches the child by itself; a signal sent to us is passed on.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
