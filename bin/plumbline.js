#!/usr/bin/env node
// npm run plumbline -- COMMAND: the operator's commands.
import { spawn } from 'node:child_process';
import { createSettings, installDependencies, root, runtime } from './setup.js';

installDependencies();
createSettings();
const child = spawn(runtime, ['server/commands/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
// Ctrl-C reaches the child by itself, which ends when its batch is written.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
