// The browser of the tests: Chromium as Debian packages it. Its headless shell draws no window of its own, which saves
// 30 % of the processor time of the journeys.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail, run } from './setup.js';

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const found = () => [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));

/** The path of Chromium; installs Debian's headless shell when there is none. */
export function ensureBrowser() {
  const path = found();
  if (path) return path;
  installPackages(['chromium-headless-shell', 'chromium'], 'Chromium');
  return found() ?? fail('Chromium was installed, but not where it is expected: set CHROMIUM_PATH.');
}

const isOffered = (name) => spawnSync('apt-cache', ['show', name]).status === 0;

/** Installs the first Debian package that is offered, as root or through sudo; one clear sentence where neither works. */
export function installPackages(names, title) {
  const asRoot = process.getuid?.() === 0;
  const sudo = !asRoot && spawnSync('sudo', ['-n', 'true']).status === 0;
  const debian = spawnSync('apt-get', ['--version']).status === 0;
  if (!debian || !(asRoot || sudo))
    fail(`${title} is needed for the tests: install it (Debian: apt-get install ${names.at(-1)}).`);
  process.stdout.write(`  Installing ${title} (once) …\n`);
  const patient = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'DPkg::Lock::Timeout=300'];
  const [command, ...rest] = sudo ? ['sudo', ...patient] : patient;
  run(command, [...rest, '-qq', 'update'], { stdio: ['ignore', 'ignore', 'inherit'] });
  run(
    command,
    [...rest, '-qq', 'install', '-y', '--no-install-recommends', names.find(isOffered) ?? names[0]],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}
