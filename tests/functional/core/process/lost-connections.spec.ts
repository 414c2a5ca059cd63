import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createApp } from '../../../../server/app.ts';
import { openDatabase, type Database, type DatabaseHandle } from '../../../../server/database/client.ts';
import { startEmbedded } from '../../../../server/database/embedded.ts';
import { migrate } from '../../../../server/database/migrator.ts';
import { databaseOn } from '../../../support/database-server.ts';
import { temporaryDataDir, until } from '../../../support/running-server.ts';
import { createWorld, type World } from '../../../support/world.ts';

/** As many transactions as the pool of the world gives at once, and several times more. */
const POOL = 6;
const MANY = 30;
let world: World;
/** Connections of its own, to end the world's from. */
let outside: DatabaseHandle;

beforeAll(async () => {
  world = await createWorld({}, { connections: 6 });
  const { target } = inject('databaseServer');
  outside = openDatabase(databaseOn(target, world.handle.sql.options.database), { connections: 2 });
  await sql`create table entries (text text not null)`.execute(world.database);
});
afterAll(async () => {
  await outside.close();
  await world.close();
});
beforeEach(async () => {
  await sql`truncate entries`.execute(world.database);
});

const write = (database: Database, text: string) =>
  sql`insert into entries values (${text})`.execute(database);
const texts = async () =>
  (await sql<{ text: string }>`select text from entries`.execute(outside.database)).rows.map(
    ({ text }) => text,
  );
const backendOf = async (database: Database) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)).rows[0]?.pid ?? 0;

/** Ends a backend and waits until it is gone. */
async function end(pid: number): Promise<void> {
  await outside.sql`select pg_terminate_backend(${pid})`;
  await until(
    `backend ${pid} is gone`,
    async () => (await outside.sql`select 1 from pg_stat_activity where pid = ${pid}`).length === 0,
  );
}

/** The number of transactions open at once when as many as the pool allows are begun. */
async function openAtOnce(database: Database, wanted: number): Promise<number> {
  const everyone = Promise.withResolvers<void>();
  const backends = new Set<number>();
  const begun = Array.from({ length: wanted }, () =>
    database.transaction().execute(async (transaction) => {
      backends.add(await backendOf(transaction));
      if (backends.size === wanted) everyone.resolve();
      await everyone.promise;
    }),
  );
  await Promise.all(begun);
  return backends.size;
}

describe('a transaction whose connection is ended', () => {
  test('a transaction whose connection is ended: between two statements fails at once, leaves nothing behind, and the next one works', async () => {
    const broken = world.database.transaction().execute(async (transaction) => {
      await write(transaction, 'first');
      await end(await backendOf(transaction));
      await write(transaction, 'second');
    });
    await expect(broken).rejects.toMatchObject({ code: '08006' });
    expect(await texts()).toEqual([]);
    await world.database.transaction().execute((transaction) => write(transaction, 'next'));
    expect(await texts()).toEqual(['next']);
  });

  test('a transaction whose connection is ended fails for every further statement and is never committed, though its errors were swallowed', async () => {
    const broken = world.database.transaction().execute(async (transaction) => {
      await write(transaction, 'first');
      await end(await backendOf(transaction));
      for (const text of ['second', 'third']) await write(transaction, text).catch(() => undefined);
      await Promise.allSettled(['fourth', 'fifth'].map((text) => write(transaction, text)));
    });
    await expect(broken).rejects.toMatchObject({ code: '08006' });
    expect(await texts()).toEqual([]);
  });

  test('a transaction whose connection is ended while a statement is under way fails with that, and the ones that wait behind it are not sent', async () => {
    const broken = world.database.transaction().execute(async (transaction) => {
      await write(transaction, 'first');
      const own = sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(5)`.execute(transaction);
      const after = ['second', 'third'].map((text) => write(transaction, text));
      const settled = await Promise.allSettled([own, ...after]);
      expect(settled.map(({ status }) => status)).toEqual(settled.map(() => 'rejected'));
      await own;
    });
    await expect(broken).rejects.toMatchObject({ code: '08006' });
    expect(await texts()).toEqual([]);
  });

  test('a transaction whose connection is ended: just before its commit is not told to have happened', async () => {
    const broken = world.database.transaction().execute(async (transaction) => {
      await write(transaction, 'first');
      await end(await backendOf(transaction));
    });
    await expect(broken).rejects.toMatchObject({ code: '08006' });
    expect(await texts()).toEqual([]);
  });

  test('a transaction whose connection is ended takes nothing from the pool: many of them at once, and it gives as many as before', async () => {
    for (const round of [1, 2]) {
      const broken = Array.from({ length: MANY }, (_, index) =>
        world.database.transaction().execute(async (transaction) => {
          await write(transaction, `${round}`);
          const pid = await backendOf(transaction);
          if (index % 3 === 0) await end(pid);
          if (index % 3 === 1)
            await sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(5)`.execute(transaction);
          if (index % 3 === 2) await outside.sql`select pg_terminate_backend(${pid})`;
          await write(transaction, `${round}`);
          await sql`select pg_sleep(5)`.execute(transaction);
        }),
      );
      const settled = await Promise.allSettled(broken);
      expect(settled.map(({ status }) => status)).toEqual(broken.map(() => 'rejected'));
      expect(await openAtOnce(world.database, POOL)).toBe(POOL);
    }
    expect(await texts()).toEqual([]);
  });

  test('a transaction whose connection is ended is an error of ours to who asked for it; the same request works afterwards', async () => {
    const email = 'nora@plumbline.test';
    const register = () =>
      world
        .visitor()
        .submit(
          '/register',
          { role: 'user', name: 'Nora Whitfield', email, password: 'three brown herons' },
          { from: '/register' },
        );
    const users = () =>
      world.database.selectFrom('users').select('name').where('email', '=', email).execute();
    await sql`
      create function cut_off() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); return new; end $$`.execute(
      world.database,
    );
    await sql`create trigger cut_off before insert on profiles for each row execute function cut_off()`.execute(
      world.database,
    );
    expect((await register()).page).toMatchObject({
      component: 'accounts/register',
      flash: { error: expect.any(String) as string },
    });
    expect(await users()).toEqual([]);

    await sql`drop trigger cut_off on profiles`.execute(world.database);
    expect((await register()).page.component).toBe('accounts/verify-email');
    expect(await users()).toHaveLength(1);
  });
});

describe('a query by itself', () => {
  test('a query by itself works when all connections of the pool were ended while nobody used them', async () => {
    await Promise.all(Array.from({ length: MANY }, () => backendOf(world.database)));
    await outside.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query not like '%pg_stat_activity%'`;
    await until('the pool has noticed', () => backendOf(world.database).then(Boolean, () => false));
    const answers = await Promise.all(Array.from({ length: MANY }, () => backendOf(world.database)));
    expect(answers.every((pid) => pid > 0)).toBe(true);
    expect(await openAtOnce(world.database, POOL)).toBe(POOL);
  });

  test('a query by itself that is cut off fails, and the ones after it do not hear of it', async () => {
    const cutOff = Array.from({ length: POOL }, () =>
      sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(5)`.execute(world.database),
    );
    for (const { status } of await Promise.allSettled(cutOff)) expect(status).toBe('rejected');
    const after = Array.from({ length: MANY }, () => backendOf(world.database));
    for (const pid of await Promise.all(after)) expect(pid).toBeGreaterThan(0);
  });
});

describe('a database that is gone for a while', () => {
  test('a database that is gone for a while makes requests fail, not wait, and everything works again when it is back', async () => {
    const folder = temporaryDataDir();
    const settings = { fsync: 'off' };
    const server = await startEmbedded(folder.path, 'plumbline', settings);
    const handle = openDatabase(server.target, { connections: POOL });
    await migrate(handle.database);
    const app = await createApp({
      config: { ...world.config, pageCache: false },
      handle,
      render: async () => null,
    });
    const statusOf = async (url: string) =>
      (await app.inject({ method: 'GET', url, headers: { accept: 'application/json' } })).statusCode;
    const useAll = () =>
      Promise.allSettled(
        Array.from({ length: MANY }, (_, index) =>
          index % 2 === 0
            ? handle.database.transaction().execute((transaction) => backendOf(transaction))
            : backendOf(handle.database),
        ),
      );
    const outcomes = async () => new Set((await useAll()).map(({ status }) => status));
    try {
      expect(await outcomes()).toEqual(new Set(['fulfilled']));
      const open = handle.database.transaction().execute(async (transaction) => {
        await backendOf(transaction);
        await server.stop();
        await backendOf(transaction);
      });
      await expect(open).rejects.toThrow();
      expect(await outcomes()).toEqual(new Set(['rejected']));
      expect(await statusOf('/ready')).toBe(503);
      for (const [address, headers] of [
        ['/api/contractor/1', { accept: 'application/json' }],
        ['/c/nobody', { accept: 'text/html' }],
      ] as const) {
        const answer = await app.inject({ method: 'GET', url: address, headers });
        expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
        expect(answer.body).toContain('very busy');
      }

      // Asked all the while it comes back.
      const back = new AbortController();
      const asked = (async () => {
        while (!back.signal.aborted) await useAll();
      })();
      const again = await startEmbedded(folder.path, 'plumbline', settings);
      await until('the database is found again', async () => (await statusOf('/ready')) === 200);
      back.abort();
      await asked;
      await until('nobody fails', async () => !(await outcomes()).has('rejected'));
      expect(await statusOf('/c/nobody')).toBe(404);
      expect(await openAtOnce(handle.database, POOL)).toBe(POOL);
      await app.close();
      await handle.close();
      await again.stop();
    } finally {
      folder.remove();
    }
  });
});
