import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../running-server.ts';
import { freePort, identityOf, programOf, startProgram, type Identity, type Program } from './package.ts';

const PACKAGED = '/usr/lib/postgresql';
const USER = 'plumbline';

export type PostgresNode = {
  port: number;
  /** The folder of the cluster's files. */
  folder: string;
  /** The address of one of its databases. */
  url: (database: string) => string;
  start: () => Promise<void>;
  /** Ends it with SIGKILL: nothing is written any more. */
  kill: () => Promise<void>;
  /** Stops every process of it with SIGSTOP or lets it go on with SIGCONT: connections stay open, nothing answers. */
  signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  /** A fast stop, as an operator stops it. */
  halt: () => Promise<void>;
  /** Makes a standby the primary, which waits for no standby of its own. */
  promote: () => Promise<void>;
  /** From now on it answers a commit once a standby has written it. */
  waitForStandby: () => Promise<void>;
  /** Runs one statement in the database postgres; its rows, each a text with | between the columns. */
  query: (statement: string) => string[];
  isRunning: () => boolean;
  output: () => string;
};

export type PostgresCluster = {
  primary: PostgresNode;
  replica: PostgresNode;
  /** Makes a node anew as a streaming standby of another one, and starts it. */
  follow: (node: PostgresNode, other: PostgresNode) => Promise<void>;
  /** Ends both and removes their files. */
  stop: () => Promise<void>;
};

/** The folder of PostgreSQL's programs; installs Debian's package when there is none. */
export function postgresPrograms(): string {
  if (!existsSync(PACKAGED)) programOf(['pg_ctlcluster'], ['postgresql']);
  const [newest] = readdirSync(PACKAGED)
    .map(Number)
    .sort((one, other) => other - one);
  return join(PACKAGED, String(newest), 'bin');
}

type Place = { bin: string; user: Identity; folder: string };

/**
 * A primary and a streaming replica on the loopback, as an ordinary user. The primary answers a commit once the replica
 * has written it. `settings` are of both.
 */
export async function startPostgresCluster(settings: Record<string, string> = {}): Promise<PostgresCluster> {
  const bin = postgresPrograms();
  const user = identityOf('postgres');
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-cluster-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const place = { bin, user, folder };
  const primary = createNode(place, 'first', await freePort(), settings);
  const replica = createNode(place, 'second', await freePort(), settings);
  const as = ['-U', USER, '--no-sync'];
  run(place, 'initdb', ['--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', ...as, '-D', primary.folder]);
  const follow = async (node: PostgresNode, other: PostgresNode) => {
    rmSync(node.folder, { recursive: true, force: true });
    const at = ['-h', '127.0.0.1', '-p', String(other.port)];
    run(place, 'pg_basebackup', [
      '--checkpoint=fast',
      '--write-recovery-conf',
      ...as,
      ...at,
      '-D',
      node.folder,
    ]);
    await node.start();
    await until('the replica streams', () =>
      other.query('select state from pg_stat_replication').includes('streaming'),
    );
  };
  await primary.start();
  await follow(replica, primary);
  await primary.waitForStandby();
  return {
    primary,
    replica,
    follow,
    stop: async () => {
      await Promise.all([primary.kill(), replica.kill()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function createNode(
  place: Place,
  name: string,
  port: number,
  settings: Record<string, string>,
): PostgresNode {
  const { bin, user } = place;
  const folder = join(place.folder, name);
  const words = Object.entries({
    // The machine stays on, so bytes that a killed server had written are there.
    fsync: 'off',
    wal_level: 'replica',
    hot_standby: 'on',
    max_connections: '150',
    ...settings,
    unix_socket_directories: place.folder,
    listen_addresses: '127.0.0.1',
  }).flatMap(([setting, value]) => ['-c', `${setting}=${value}`]);
  let running: Program | null = null;
  const psql = (statement: string) =>
    spawnSync(
      join(bin, 'psql'),
      ['-h', '127.0.0.1', '-p', String(port), '-U', USER, '-d', 'postgres', '-AtX', '-c', statement],
      { encoding: 'utf8' },
    );
  const query = (statement: string) => {
    const { status, stdout, stderr } = psql(statement);
    if (status !== 0) throw new Error(`${statement}: ${stderr}`);
    return stdout.split('\n').filter((line) => line !== '');
  };
  return {
    port,
    folder,
    url: (database) => `postgres://${USER}@127.0.0.1:${port}/${database}`,
    start: async () => {
      const started = startProgram(join(bin, 'postgres'), ['-D', folder, '-p', String(port), ...words], user);
      running = started;
      await until('PostgreSQL answers', () => {
        if (!started.isRunning()) throw new Error(`PostgreSQL ended: ${started.output()}`);
        return psql('select 1').status === 0;
      });
    },
    kill: async () => running?.end('SIGKILL'),
    signal: (signal) => {
      const pid = String(running?.pid);
      const children = spawnSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' }).stdout;
      spawnSync('kill', [`-${signal.slice(3)}`, pid, ...children.split(/\s+/).filter(Boolean)]);
    },
    halt: async () => running?.end('SIGINT'),
    waitForStandby: async () => {
      query(`alter system set synchronous_standby_names = '*'`);
      query('select pg_reload_conf()');
      await until('a standby is synchronous', () =>
        query('select sync_state from pg_stat_replication').includes('sync'),
      );
    },
    promote: async () => {
      query('alter system reset synchronous_standby_names');
      query('select pg_reload_conf()');
      query('select pg_promote()');
      await until('the replica is promoted', () => query('select pg_is_in_recovery()')[0] === 'f');
    },
    query,
    isRunning: () => running?.isRunning() ?? false,
    output: () => running?.output() ?? '',
  };
}

function run({ bin, user }: Place, program: string, words: string[]): void {
  const { status, stderr } = spawnSync(join(bin, program), words, { ...user, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}
