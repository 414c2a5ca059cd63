import { afterAll, beforeAll, expect, test } from 'vitest';
import { startJobs } from '../../../server/core/jobs.ts';
import { loadConfig } from '../../../server/core/config/config.ts';
import { createLogger } from '../../../server/core/process/logger.ts';
import { openDatabase, type DatabaseHandle } from '../../../server/database/client.ts';
import { isUnreachable } from '../../../server/database/unreachable.ts';
import { until } from '../../support/running-server.ts';
import { startPostgresCluster, type PostgresCluster } from '../../support/servers/postgres-cluster.ts';

const WRITERS = 8;
/** No request waits longer for a database that is away: one question to each server, and the connection. */
const LONGEST_WAIT_MS = 6_000;
const config = loadConfig({ APP_KEY: 'k'.repeat(32), NODE_ENV: 'test', LOG_LEVEL: 'silent' }, null);

let cluster: PostgresCluster;
let url: string;
let handle: DatabaseHandle;

beforeAll(async () => {
  cluster = await startPostgresCluster();
  const { primary, replica } = cluster;
  // The standby stands first: it takes connections, and is not the one to use.
  url = `postgres://plumbline@127.0.0.1:${replica.port},127.0.0.1:${primary.port}/postgres?target_session_attrs=read-write`;
  handle = openDatabase({ url }, { connections: 4 });
  await handle.sql`create table acknowledged (number integer primary key)`;
});
afterAll(async () => {
  await handle.close();
  await cluster.stop();
});

const portOf = async (database: DatabaseHandle): Promise<number> =>
  Number((await database.sql`select inet_server_port() as port`)[0]?.['port']);

/** Writes numbers until it is stopped; each of those that were acknowledged. */
function startWriting(from: number) {
  const acknowledged: number[] = [];
  const refused: unknown[] = [];
  let next = from;
  const over = new AbortController();
  const write = async () => {
    while (!over.signal.aborted) {
      const number = (next += 1);
      await handle.database
        .transaction()
        .execute((tx) =>
          tx
            .insertInto('acknowledged' as never)
            .values({ number } as never)
            .execute(),
        )
        .then(() => acknowledged.push(number))
        .catch((error: unknown) => refused.push(error));
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  return {
    acknowledged,
    refused,
    stop: async () => {
      over.abort();
      await Promise.all(writers);
    },
  };
}

test('the server that takes writes is used, wherever it stands in the address', async () => {
  expect(await portOf(handle)).toBe(cluster.primary.port);
});

test('a promoted standby is found without a restart, and nothing acknowledged is lost', async () => {
  const { primary, replica } = cluster;
  const received: string[] = [];
  await handle.sql.listen('news', (payload) => received.push(payload));
  const ran: number[] = [];
  const jobs = await startJobs(
    { url },
    { count: async ({ number }) => void ran.push(Number(number)) },
    { timetable: {}, atStart: [] },
    createLogger(config),
  );
  await jobs.begin();
  const writing = startWriting(0);
  await until('much is written', () => writing.acknowledged.length > 200);
  await primary.kill();
  const before = writing.acknowledged.length;
  await replica.promote();
  await until('writing goes on', () => writing.acknowledged.length > before + 200);
  await writing.stop();

  expect(await portOf(handle)).toBe(replica.port);
  const rows = await handle.sql<{ number: number }[]>`select number from acknowledged`;
  const kept = new Set(rows.map(({ number }) => number));
  expect(writing.acknowledged.filter((number) => !kept.has(number))).toEqual([]);
  expect(writing.refused.filter((error) => !isUnreachable(error))).toEqual([]);

  await until('it listens again', async () => {
    await handle.sql.notify('news', 'after');
    return received.includes('after');
  });
  await jobs.enqueue('count', { number: 7 });
  await until('the queue works', () => ran.includes(7), 60_000);
  expect(ran).toEqual([7]);
  await jobs.stop();
});

test('a connection on which nothing can be written is not used again', async () => {
  const { replica } = cluster;
  replica.query('create database once');
  const one = openDatabase({ url: replica.url('once') }, { connections: 1 });
  await one.sql`create table acknowledged (number integer primary key)`;
  replica.query('alter database once set default_transaction_read_only = on');
  const two = openDatabase({ url: replica.url('once') }, { connections: 1 });
  const write = () =>
    two.database.transaction().execute((tx) =>
      tx
        .insertInto('acknowledged' as never)
        .values({ number: 1 } as never)
        .execute(),
    );
  await expect(write()).rejects.toThrow('read-only');
  replica.query('alter database once reset default_transaction_read_only');
  await write();
  await two.close();
  await one.close();
});

test('a former primary that comes back by itself gets no writes', async () => {
  const { primary, replica } = cluster;
  await primary.start();
  expect(primary.query('select pg_is_in_recovery()')).toEqual(['f']);
  const fresh = openDatabase({ url }, { connections: 2 });
  expect(await portOf(fresh)).toBe(replica.port);
  // Not even while the other one is away.
  await replica.halt();
  await expect(portOf(handle)).rejects.toSatisfy(isUnreachable);
  await expect(portOf(fresh)).rejects.toSatisfy(isUnreachable);
  await replica.start();
  expect(await portOf(fresh)).toBe(replica.port);
  await fresh.close();
});

test('a planned change of roles moves open connections to the new primary', async () => {
  const { primary, replica, follow } = cluster;
  await primary.kill();
  await follow(primary, replica);
  await replica.waitForStandby();
  const writing = startWriting(1_000_000);
  await until('much is written', () => writing.acknowledged.length > 100);
  await replica.halt();
  await primary.promote();
  const before = writing.acknowledged.length;
  await until('writing goes on', () => writing.acknowledged.length > before + 100);
  await writing.stop();
  expect(await portOf(handle)).toBe(primary.port);
  const rows = await handle.sql<{ number: number }[]>`select number from acknowledged`;
  const kept = new Set(rows.map(({ number }) => number));
  expect(writing.acknowledged.filter((number) => !kept.has(number))).toEqual([]);
});

test('a server that freezes is left for the one that was promoted, although its connections stay open', async () => {
  const { primary, replica, follow } = cluster;
  await follow(replica, primary);
  expect(await portOf(handle)).toBe(primary.port);
  primary.signal('SIGSTOP');
  try {
    await replica.promote();
    // Asked on connections that lead to the frozen server, until those are ended.
    await until(
      'the new primary answers',
      async () => (await portOf(handle).catch(() => 0)) === replica.port,
      20_000,
    );
  } finally {
    primary.signal('SIGCONT');
    await primary.kill();
  }
});

test('a question to servers that are all away fails in time, and does not keep the processor busy', async () => {
  await cluster.replica.kill();
  const begun = performance.now();
  const { user } = process.cpuUsage();
  await expect(portOf(handle)).rejects.toSatisfy(isUnreachable);
  expect(performance.now() - begun).toBeLessThan(LONGEST_WAIT_MS);
  expect(process.cpuUsage().user - user).toBeLessThan(LONGEST_WAIT_MS * 500);
  await cluster.replica.start();
  expect(await portOf(handle)).toBe(cluster.replica.port);
});
