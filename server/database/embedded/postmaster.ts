import { spawn, spawnSync } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { asOrdinaryUser, binary, EMBEDDED_PORT, problemIn, type Cluster } from './cluster.ts';
import { exists, runsPostgres } from './process-state.ts';
import { accepts } from './sessions.ts';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;
const REAPED_WITHIN_MS = 1_000;
const LOOK_AGAIN_MS = 25;

/** A process before this one has not quite gone: PostgreSQL refuses to start until it has. */
const STILL_ENDING = /lock file|shared memory block/;

/**
 * Starts PostgreSQL beside a guard that waits for the end of a pipe. Each process that uses the database
 * keeps the pipe open. When the last one has ended, however it did, the guard stops the database.
 */
const GUARDED = `
exec 3<&0 </dev/null
( (
  cat <&3 >/dev/null
  own() { read -r pid <"$0" && [ "$pid" = $$ ]; }
  own && kill -INT $$
  left=${STOP_TIMEOUT_MS / 1_000}
  while [ $left -gt 0 ] && own; do sleep 1; left=$((left - 1)); done
  own && kill -QUIT $$
) >/dev/null 2>&1 & )
exec 3<&-
exec "$@"`;

const lockFile = ({ folder }: Cluster): string => join(folder, 'postmaster.pid');
const pipeOf = ({ sockets }: Cluster): string => join(sockets, 'users');

/** Makes sure that the database runs, and answers with the pipe to hold open; -1 where it has no guard. */
export async function ensureRunning(
  cluster: Cluster,
  overrides: Record<string, string>,
  patienceMs = START_TIMEOUT_MS,
): Promise<number> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    if (await accepts(cluster)) return openPipe(cluster);
    // It may be starting or stopping; both end by themselves.
    if (postmasterOf(cluster) === null) {
      rmSync(lockFile(cluster), { force: true });
      const pipe = await launch(cluster, overrides, deadline);
      if (pipe !== null) return pipe;
    }
    if (Date.now() > deadline)
      throw new Error(`The embedded database in ${cluster.folder} neither answers nor ends.`);
    await sleep(LOOK_AGAIN_MS);
  }
}

/**
 * Stops the database and waits for its end: fast, and after 20 seconds immediately, which the next start
 * repairs.
 */
export async function shutDown(cluster: Cluster): Promise<void> {
  const pid = postmasterOf(cluster);
  if (pid === null) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  let isLate = false;
  while (runsPostgres(pid, cluster.folder)) {
    if (!isLate && Date.now() > deadline) {
      isLate = true;
      process.kill(pid, 'SIGQUIT');
    }
    await sleep(LOOK_AGAIN_MS);
  }
  // Its parent, which may be this process, is told of its end a moment later.
  for (let waited = 0; exists(pid) && waited < REAPED_WITHIN_MS; waited += LOOK_AGAIN_MS)
    await sleep(LOOK_AGAIN_MS);
}

export const isRunning = (cluster: Cluster): boolean => postmasterOf(cluster) !== null;

/** The number of the process that runs this cluster; null when none does. */
function postmasterOf(cluster: Cluster): number | null {
  try {
    const pid = Number(readFileSync(lockFile(cluster), 'utf8').split('\n')[0]);
    return runsPostgres(pid, cluster.folder) ? pid : null;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}

/** Of a database that runs already. One that an earlier version started has no pipe. */
function openPipe(cluster: Cluster): number {
  try {
    return openSync(pipeOf(cluster), constants.O_WRONLY | constants.O_NONBLOCK);
  } catch (error) {
    if (['ENOENT', 'ENXIO'].includes(String((error as { code?: string }).code))) return -1;
    throw error;
  }
}

/** One attempt; null when a process before it is still ending. */
async function launch(
  cluster: Cluster,
  overrides: Record<string, string>,
  deadline: number,
): Promise<number | null> {
  const { logFile } = cluster;
  const pipe = makePipe(cluster);
  const readEnd = openSync(pipeOf(cluster), constants.O_RDONLY);
  const log = openSync(logFile, 'w', 0o600);
  const { command, uid, gid } = asOrdinaryUser(cluster);
  const words = ['sh', '-c', GUARDED, lockFile(cluster), binary('postgres'), ...flagsFor(cluster, overrides)];
  const [first = '', ...rest] = [...command, ...words];
  const child = spawn(first, rest, {
    uid,
    gid,
    stdio: [readEnd, log, log],
    // Ctrl-C belongs to us: a child in the terminal's group would stop before our last query.
    detached: true,
  });
  const ended: { problem?: string } = {};
  child.once('error', (error) => (ended.problem = error.message));
  const onExit = () => (ended.problem ??= problemIn(readFileSync(logFile, 'utf8')));
  child.once('exit', onExit);
  child.unref();
  closeSync(readEnd);
  closeSync(log);
  while (!(await accepts(cluster))) {
    const isLate = Date.now() > deadline;
    if (ended.problem !== undefined || isLate) {
      // The guard stops whatever has started.
      closeSync(pipe);
      if (!isLate && STILL_ENDING.test(ended.problem ?? '')) return null;
      const why = ended.problem ?? 'no answer in a minute';
      throw new Error(`The embedded database in ${cluster.folder} did not start: ${why}`);
    }
    await sleep(LOOK_AGAIN_MS);
  }
  child.off('exit', onExit);
  return pipe;
}

/** Open for reading too, so that the other end can be opened before the first write. */
function makePipe(cluster: Cluster): number {
  const path = pipeOf(cluster);
  rmSync(path, { force: true });
  const made = spawnSync('mkfifo', ['-m', '600', path], { encoding: 'utf8' });
  if (made.status !== 0)
    throw new Error(`The pipe ${path} could not be made: ${made.error?.message ?? made.stderr.trim()}`);
  return openSync(path, constants.O_RDWR);
}

function flagsFor({ folder, sockets }: Cluster, overrides: Record<string, string>): string[] {
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
  return ['-D', folder, '-p', String(EMBEDDED_PORT), ...flags];
}
