#!/usr/bin/env node
// npm start: sets everything up and serves the product.
import { spawn } from 'node:child_process';
import { createSettings, fail, installDependencies, root, run, runtime, serverProcess } from './setup.js';

if (Number(process.versions.node.split('.')[0]) < 20) fail('Node 20 or later is needed to start.');
try {
  installDependencies();
  createSettings();
} catch (error) {
  fail(`The folder ${root} cannot be written: ${error.message}`);
}
run(runtime, ['bin/build.js']);
const child = spawn(runtime, serverProcess.words, {
  cwd: root,
  stdio: 'inherit',
  env: { ...serverProcess.environment, ...process.env },
});
// Ctrl-C reaches the child by itself; a signal sent to us is passed on. Either way the child says when it has ended.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
