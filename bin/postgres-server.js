// A PostgreSQL server of its own, from Debian's packages, in a temporary folder.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installPackages } from './browser.js';
import { fail, root } from './setup.js';
import { quickTemporaryFolder } from './temporary-folder.js';

const PACKAGED = '/usr/lib/postgresql';
const ATTEMPTS = 100;

function binaries() {
  if (!existsSync(PACKAGED)) installPackages(['postgresql'], 'PostgreSQL');
  const versions = readdirSync(PACKAGED)
    .map(Number)
    .sort((a, b) => b - a);
  return versions.length > 0
    ? join(PACKAGED, String(versions[0]), 'bin')
    : fail('PostgreSQL was installed, but not where it is expected.');
}

/** PostgreSQL refuses to run as root: its package brings the user postgres. */
function identity() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts it on a free port. `url` is its database postgres; `createDatabase` answers with the address of an empty one. */
export async function startPostgres() {
  const bin = binaries();
  const port = String(await freePort());
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
  const server = spawn(join(bin, 'postgres'), ['-D', cluster, '-p', port, ...settings], {
    ...user,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const at = ['-h', '127.0.0.1', '-p', port];
  for (
    let attempt = 0;
    attempt < ATTEMPTS && spawnSync(join(bin, 'pg_isready'), at).status !== 0;
    attempt += 1
  )
    await sleep(100);
  return {
    url: `postgres://plumbline@127.0.0.1:${port}/postgres`,
    createDatabase: (name) => {
      const { status, stderr } = spawnSync(join(bin, 'createdb'), [...at, '-U', 'plumbline', name]);
      if (status !== 0) fail(`The database ${name} could not be made: ${stderr}`);
      return `postgres://plumbline@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
