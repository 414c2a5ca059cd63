#!/usr/bin/env node
// Runs the database tests on a PostgreSQL server of its own, from Debian's packages, in a temporary folder.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installPackages } from './browser.js';
import { fail, root, runtime } from './setup.js';
import { filesBelow } from './sources.js';
import { quickTemporaryFolder } from './temporary-folder.js';

const PACKAGED = '/usr/lib/postgresql';
const PORT = '54329';
const asRoot = process.getuid?.() === 0;

function binaries() {
  if (!existsSync(PACKAGED)) installPackages(['postgresql'], 'PostgreSQL');
  const versions = readdirSync(PACKAGED)
    .map(Number)
    .sort((a, b) => b - a);
  return versions.length > 0
    ? join(PACKAGED, String(versions[0]), 'bin')
    : fail('PostgreSQL was installed, but not where it is expected.');
}

/** Valkey or Redis carries events between processes in the tests of that. */
const hasRedis = () =>
  ['valkey-server', 'redis-server'].some((name) => spawnSync(name, ['--version']).status === 0);

/** PostgreSQL refuses to run as root: its package brings the user postgres. */
const identity = () => {
  if (!asRoot) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
};

/** Tests that ask for no database of the run: they start the embedded one themselves, or none. */
const NEEDS_DATABASE = /createWorld|databaseServer/;
/**
 * Tests whose outcome may depend on the server: they open its connections, wait for its locks or listen to it.
 * Of the others, the server plans each recorded statement (recorded-statements.spec.ts).
 */
const DEPENDS_ON_SERVER = /databaseServer|support\/(at-once|redis-server|socket|statements)\.ts/;
/** Full-text search and the order of words are the server's own. */
const SEARCH = join('tests', 'functional', 'search');
const record = process.env.STATEMENTS_TO;

const leftOut = () =>
  filesBelow(join(root, 'tests', 'functional'))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => ({ name: relative(root, file), text: readFileSync(file, 'utf8') }))
    .filter(({ name, text }) =>
      record
        ? !NEEDS_DATABASE.test(text) || !(DEPENDS_ON_SERVER.test(text) || name.startsWith(SEARCH))
        : !NEEDS_DATABASE.test(text),
    )
    .map(({ name }) => name);

const bin = binaries();
const folder = mkdtempSync(join(quickTemporaryFolder(), 'plumbline-postgres-'));
const user = identity();
if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
const cluster = join(folder, 'cluster');
const made = spawnSync(
  join(bin, 'initdb'),
  ['-D', cluster, '-U', 'plumbline', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
  { ...user, encoding: 'utf8' },
);
if (made.status !== 0) fail(`PostgreSQL could not be set up: ${made.stderr}`);

const quick = JSON.parse(readFileSync(join(root, 'tests', 'support', 'database-settings.json'), 'utf8'));
const settings = Object.entries({
  ...quick,
  unix_socket_directories: folder,
  listen_addresses: '127.0.0.1',
}).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
const server = spawn(join(bin, 'postgres'), ['-D', cluster, '-p', PORT, ...settings], {
  ...user,
  stdio: 'ignore',
});
const ended = new Promise((resolve) => server.once('exit', resolve));
let status = 1;
try {
  for (
    let attempt = 0;
    attempt < 100 && spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', PORT]).status !== 0;
    attempt += 1
  )
    await sleep(100);
  if (!hasRedis()) installPackages(['valkey-server', 'redis-server'], 'Valkey or Redis');
  const environment = {
    ...process.env,
    REDIS_TESTS: 'required',
    STATEMENTS_TO: '',
    STATEMENTS_FROM: record ?? '',
    DATABASE_URL: `postgres://plumbline@127.0.0.1:${PORT}/postgres`,
  };
  // Journeys run the same queries once more; they stay with the embedded database (CONTRIBUTING.md).
  const chosen = ['--project', 'functional'];
  const excluded = leftOut().flatMap((file) => ['--exclude', file]);
  status =
    spawnSync(runtime, ['bin/test.js', ...chosen, ...excluded], {
      cwd: root,
      stdio: 'inherit',
      env: environment,
    }).status ?? 1;
} finally {
  server.kill('SIGINT');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status);
