import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDriver } from '../../../server/database/client.ts';
import { preparedQuery } from '../../../server/database/prepared-query.ts';
import { createWorld, type World } from '../../support/world.ts';

/** More than the world's pool has connections. */
const MANY = 30;
let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`;
const isOpen = sql<{ open: boolean }>`select pg_current_xact_id_if_assigned() is not null as open`;

describe('the pool of connections', () => {
  test('the pool of connections answers any number of queries, and transactions that each hold a connection', async () => {
    const work = Array.from({ length: MANY }, (_, index) =>
      index % 3 === 0
        ? world.database.transaction().execute(async (transaction) => {
            const [first, second] = [await backend.execute(transaction), await backend.execute(transaction)];
            expect(second.rows).toEqual(first.rows);
            return first.rows.length;
          })
        : backend.execute(world.database).then(({ rows }) => rows.length),
    );
    expect(await Promise.all(work)).toEqual(work.map(() => 1));
  });

  test('the pool of connections keeps queries from outside out of a transaction', async () => {
    await world.database.transaction().execute(async (transaction) => {
      await sql`select pg_current_xact_id()`.execute(transaction);
      const outside = await Promise.all(Array.from({ length: MANY }, () => isOpen.execute(world.database)));
      expect(outside.map(({ rows }) => rows[0]?.open)).toEqual(outside.map(() => false));
      expect((await isOpen.execute(transaction)).rows).toEqual([{ open: true }]);
    });
  });

  test('the pool of connections gets its connections back from transactions that failed', async () => {
    const failing = Array.from({ length: MANY }, (_, index) =>
      world.database.transaction().execute(async (transaction) => {
        if (index % 2 === 0) throw new Error('on purpose');
        await sql`select 1 / 0`.execute(transaction);
      }),
    );
    const settled = await Promise.allSettled(failing);
    expect(settled.map(({ status }) => status)).toEqual(failing.map(() => 'rejected'));
    expect((await isOpen.execute(world.database)).rows).toEqual([{ open: false }]);
  });

  test('the pool of connections says so when a transaction is committed in which a statement had failed', async () => {
    const committed = world.database.transaction().execute(async (transaction) => {
      await sql`select 1 / 0`.execute(transaction).catch(() => undefined);
    });
    await expect(committed).rejects.toThrow();
  });
});

describe('a query that is written once', () => {
  type WantedSettings = { code: string; count: number };
  let written = 0;
  const codesFrom = preparedQuery(
    (database, shape: { descending: boolean }, { code, count }: WantedSettings) => {
      written += 1;
      return database
        .selectFrom('regions')
        .select('code')
        .where('country', '=', 'US')
        .where('code', '>=', code)
        .orderBy('code', shape.descending ? 'desc' : 'asc')
        .limit(count);
    },
  );
  const ask = async (descending: boolean, code: string, count: number) =>
    (await codesFrom(world.database, { descending }, { code, count })).map((row) => row.code);

  test('a query that is written once takes each caller’s values, and is made anew for another shape only', async () => {
    expect(await ask(false, 'US-NV', 2)).toEqual(['US-NV', 'US-NY']);
    expect(await ask(false, 'US-TN', 1)).toEqual(['US-TN']);
    expect(await ask(true, 'US-WI', 2)).toEqual(['US-WY', 'US-WV']);
    expect(await ask(true, 'US-TN', 1)).toEqual(['US-WY']);
    expect(written).toBe(2);
  });

  test('a query that is written once runs in the transaction that it is given', async () => {
    await world.database
      .transaction()
      .execute(async (transaction) => {
        await sql`update regions set code = 'US-ZZ' where country = 'US' and code = 'US-WY'`.execute(
          transaction,
        );
        const rows = await codesFrom(transaction, { descending: true }, { code: 'US-WV', count: 1 });
        expect(rows).toEqual([{ code: 'US-ZZ' }]);
        throw new Error('undo');
      })
      .catch((error: Error) => expect(error.message).toBe('undo'));
    expect(await ask(true, 'US-WV', 1)).toEqual(['US-WY']);
  });
});

describe('the driver', () => {
  test('the driver writes and reads arrays of each type that the product uses, also with empty places and quotes', async () => {
    const texts = ['ñandú', 'a "b" \\ c', '', 'NULL', null, '{x,y}'];
    const day = new Date('2026-11-26T12:00:00.000Z');
    const { rows } = await sql`
      select ${texts}::text[] as texts, ${[1, null, -3]}::integer[] as integers, ${[]}::integer[] as none,
             array[${day}::timestamptz] as moments, array[true, false] as flags,
             array['2026-11-26'::date] as days, array[1.5::numeric] as numerics, array[array[1, 2]] as nested,
             array['{"a": [1]}'::jsonb] as objects, array_agg(count) as counts
      from (values (7::bigint)) as counted (count)`.execute(world.database);
    expect(rows).toEqual([
      {
        texts,
        integers: [1, null, -3],
        none: [],
        moments: [day],
        flags: [true, false],
        days: ['2026-11-26'],
        numerics: [1.5],
        nested: [[1, 2]],
        objects: [{ a: [1] }],
        counts: [7],
      },
    ]);
  });

  test('the driver leaves no rejection unhandled when the database ends as a connection opens', async () => {
    const unhandled: unknown[] = [];
    const note = (error: unknown) => unhandled.push(error);
    process.prependListener('unhandledRejection', note);
    const ending = createServer((socket) => {
      // "The password is not needed" and "ready": what a server says first. It ends at the first query.
      socket.once('data', () => {
        socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]));
        socket.once('data', () => socket.resetAndDestroy());
      });
    }).listen(0, '127.0.0.1');
    await once(ending, 'listening');
    const { port } = ending.address() as AddressInfo;
    const driver = openDriver({ url: `postgres://plumbline@127.0.0.1:${port}/any` }, { max: 1 });
    await expect(driver`select 1`).rejects.toThrow(/ECONNRESET|CONNECTION_CLOSED/);
    await driver.end({ timeout: 0 });
    ending.close();
    await setImmediate();
    process.removeListener('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });
});
