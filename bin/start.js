#!/usr/bin/env node
// npm start: sets everything up and serves the product.
import {
  createSettings,
  fail,
  installDependencies,
  root,
  run,
  runtime,
  serverProcess,
  speakAsTheLog,
} from './setup.js';
import { superviseServer } from './supervise.js';

speakAsTheLog();
if (Number(process.versions.node.split('.')[0]) < 20) fail('Node 20 or later is needed to start.');
try {
  installDependencies();
  createSettings();
} catch (error) {
  fail(`The folder ${root} cannot be written: ${error.message}`);
}
run(runtime, ['bin/build.js']);
superviseServer(serverProcess.words, { ...serverProcess.environment, ...process.env });
