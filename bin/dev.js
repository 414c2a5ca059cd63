#!/usr/bin/env node
// npm run dev: the server restarts on a change, the pages reload hot.
import { spawn } from 'node:child_process';
import { createSettings, installDependencies, root, runtime } from './setup.js';

installDependencies();
createSettings();
const environment = { ...process.env, NODE_ENV: 'development' };
const child = spawn(
  runtime,
  [
    '--watch-path=server',
    '--watch-path=common',
    '--watch-path=translations',
    '--watch-preserve-output',
    'server/dev.ts',
  ],
  { cwd: root, stdio: 'inherit', env: environment },
);
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 0));
