#!/usr/bin/env node
// npm run dev: the server restarts on a change, the pages reload hot.
import { createSettings, installDependencies } from './setup.js';
import { superviseServer } from './supervise.js';

installDependencies();
createSettings();
superviseServer(
  [
    '--watch-path=server',
    '--watch-path=common',
    '--watch-path=translations',
    '--watch-preserve-output',
    'server/dev.ts',
  ],
  { ...process.env, NODE_ENV: 'development' },
);
