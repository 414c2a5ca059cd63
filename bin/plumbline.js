#!/usr/bin/env node
// npm run plumbline -- COMMAND: the operator's commands.
import { spawnSync } from 'node:child_process';
import { createSettings, installDependencies, root, runtime } from './setup.js';

installDependencies();
createSettings();
const result = spawnSync(runtime, ['server/commands/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(result.status ?? 1);
