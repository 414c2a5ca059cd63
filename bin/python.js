// Python, as Debian packages it: the reader of the public log that the tests believe is written in another language than the log.
import { spawnSync } from 'node:child_process';
import { installPackages } from './browser.js';
import { fail } from './setup.js';

const isThere = () => spawnSync('python3', ['--version']).status === 0;

/** Installs `python3` where there is none. */
export function ensurePython() {
  if (isThere()) return;
  installPackages(['python3'], 'Python');
  if (!isThere()) fail('Python was installed, but does not run.');
}
