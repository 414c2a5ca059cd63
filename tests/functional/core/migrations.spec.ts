import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { loadConfig } from '../../../server/core/config/config.ts';
import { openDatabase, type DatabaseHandle } from '../../../server/database/client.ts';
import { isMigrated, migrate, MIGRATIONS, type Migrations } from '../../../server/database/migrator.ts';
import { prepareDatabase } from '../../../server/database/prepare.ts';
import { databaseOn } from '../../support/database-server.ts';
import { until } from '../../support/running-server.ts';
import releases from '../../../server/database/releases.json' with { type: 'json' };

const opened: { server: DatabaseHandle; name: string; handles: DatabaseHandle[] }[] = [];

/** Two processes' connections to a database with nothing in it. */
async function emptyDatabase(): Promise<[DatabaseHandle, DatabaseHandle]> {
  const { target } = inject('databaseServer');
  const name = `plumbline_empty_${randomBytes(6).toString('hex')}`;
  const server = openDatabase(target, { connections: 1 });
  await server.sql.unsafe(`create database ${name}`);
  const handles: [DatabaseHandle, DatabaseHandle] = [
    openDatabase(databaseOn(target, name), { connections: 3 }),
    openDatabase(databaseOn(target, name), { connections: 3 }),
  ];
  opened.push({ server, name, handles });
  return handles;
}

afterEach(async () => {
  for (const { server, name, handles } of opened.splice(0)) {
    await Promise.all(handles.map((handle) => handle.close()));
    await server.sql.unsafe(`drop database if exists ${name} with (force)`);
    await server.close();
  }
});

describe('migrations', () => {
  test('two processes that start at once on an empty database apply each migration once', async () => {
    const [one, two] = await emptyDatabase();
    const applied = await Promise.all([migrate(one.database), migrate(two.database)]);
    const recorded = await one.sql<
      { name: string }[]
    >`select name from kysely_applied_migration order by name`;
    expect(applied.flat().sort()).toEqual(recorded.map((row) => row.name));
    expect(await isMigrated(two.database)).toBe(true);
  });

  test('a second start applies nothing', async () => {
    const [one, two] = await emptyDatabase();
    await migrate(one.database);
    expect(await migrate(two.database)).toEqual([]);
  });

  test('two processes that start at once fill the reference data in once', async () => {
    const [one, two] = await emptyDatabase();
    const config = { ...loadConfig({ APP_KEY: 'k'.repeat(32), SEED: 'reference', NODE_ENV: 'test' }, null) };
    await Promise.all([prepareDatabase(one, config), prepareDatabase(two, config)]);
    const [counted] = await one.sql<{ regions: number; codes: number }[]>`
      select count(*)::int as regions, count(distinct code)::int as codes from regions`;
    expect(counted).toEqual({ regions: 84, codes: 84 });
  });
});

/** Versions that are yet to come: the first adds a column, the second removes it one release later. */
const ADDING: Migrations = {
  ...MIGRATIONS,
  '9001-nicknames': {
    up: async (database) => void (await sql`alter table users add column nickname text`.execute(database)),
  },
};
const REMOVING: Migrations = {
  ...ADDING,
  '9002-no-nicknames': {
    removes: { since: '9001-nicknames', names: ['nickname'] },
    up: async (database) => void (await sql`alter table users drop column nickname`.execute(database)),
  },
};

describe('versions side by side', () => {
  test('the former release starts on a database that this one has migrated, and finds nothing to do', async () => {
    const [one, two] = await emptyDatabase();
    const last = releases.at(-1)?.migration ?? '';
    const known = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= last));
    const former = () =>
      new Migrator({ db: one.database, provider: { getMigrations: async () => known } }).migrateToLatest();
    // It made the database, which this version takes over.
    expect((await former()).error).toBeUndefined();
    await migrate(two.database);
    expect(await isMigrated(two.database)).toBe(true);
    expect(await former()).toEqual({ results: [] });
    const seen = await one.sql<{ name: string }[]>`select name from kysely_migration order by name`;
    expect(seen.map(({ name }) => name)).toEqual(Object.keys(known).sort());
  });

  test('a version starts on the database of a newer one that only added', async () => {
    const [one, two] = await emptyDatabase();
    await migrate(one.database);
    expect(await migrate(two.database, undefined, ADDING)).toEqual(['9001-nicknames']);
    expect(await migrate(one.database)).toEqual([]);
    expect(await isMigrated(one.database)).toBe(true);
  });

  test('a version is refused in one sentence on the database of one that removed what it uses, and the version between runs', async () => {
    const [one] = await emptyDatabase();
    await migrate(one.database, undefined, ADDING);
    expect(await migrate(one.database, undefined, REMOVING)).toEqual(['9002-no-nicknames']);
    expect(await migrate(one.database, undefined, ADDING)).toEqual([]);
    await expect(migrate(one.database)).rejects.toThrow(
      /^The database was migrated by a newer version \(9002-no-nicknames\), .*install a version that has 9001-nicknames/,
    );
  });

  test('a process that comes late never takes back what another one has applied', async () => {
    const [one, two] = await emptyDatabase();
    await migrate(one.database, undefined, ADDING);
    expect(await migrate(two.database, '0241-closing-reasons')).toEqual([]);
    expect(await two.sql`select nickname from users`).toHaveLength(0);
  });
});

describe('migrations beside running processes', () => {
  /** A transaction that has read a table, and so holds a lock on it until it ends. */
  async function reader({ sql: driver }: DatabaseHandle) {
    const over = Promise.withResolvers<void>();
    const hasRead = Promise.withResolvers<void>();
    const ended = driver.begin(async (tx) => {
      await tx`select from users`;
      hasRead.resolve();
      await over.promise;
    });
    await hasRead.promise;
    return async () => {
      over.resolve();
      await ended;
    };
  }

  test('a migration that waits for a table lets those go first who only read, and is applied once it is free', async () => {
    const [one, two] = await emptyDatabase();
    await migrate(one.database);
    const end = await reader(one);
    const migrating = migrate(two.database, undefined, ADDING);
    await until('the migration waits', async () => {
      const waiting = await one.sql`select from pg_locks where not granted and relation = 'users'::regclass`;
      return waiting.length > 0;
    });
    // It stands behind the migration, which stands behind the first reader.
    expect(await one.sql`select from users`).toHaveLength(0);
    await end();
    expect(await migrating).toEqual(['9001-nicknames']);
  });

  test('an index of a table with rows is made while others write, by one of two processes, and anew where one was left unfinished', async () => {
    const [one, two] = await emptyDatabase();
    await migrate(one.database);
    await one.sql`insert into users (name, email, role) values ('Ana', 'ana@plumbline.test', 'user')`;
    await one.sql`create index users_by_name on users (id)`;
    const indexed: Migrations = {
      ...MIGRATIONS,
      '9003-users-by-name': {
        indexes: { users_by_name: 'create index users_by_name on users (name)' },
        up: async () => undefined,
      },
    };
    const applied = await Promise.all(
      [one, two].map(({ database }) => migrate(database, undefined, indexed)),
    );
    expect(applied.flat()).toEqual(['9003-users-by-name']);
    const [made] = await one.sql<{ text: string; isValid: boolean }[]>`
      select pg_get_indexdef(indexrelid) as text, indisvalid as "isValid" from pg_index
      where indexrelid = 'users_by_name'::regclass`;
    expect(made).toEqual({ text: expect.stringContaining('(name)') as string, isValid: true });
  });
});
