import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import releases from '../../../../server/database/releases.json' with { type: 'json' };
import { openDatabase, type DatabaseHandle } from '../../../../server/database/client.ts';
import { migrate, MIGRATIONS, type Migrations } from '../../../../server/database/migrator.ts';
import type { DB } from '../../../../server/database/schema.ts';
import { databaseOn } from '../../../support/database-server.ts';
import { ACCEPTED } from './accepted.ts';
import { careless, fillsWhileLocked } from './careless.ts';
import { breakingChanges, readCatalog, type Catalog } from './catalog.ts';

const release = releases.at(-1) ?? { version: '', commit: '', migration: '' };
/** The migrations of the release that brought these rules had been written before them. */
const CAREFUL_AFTER = '0261';
const name = `plumbline_former_${randomBytes(6).toString('hex')}`;
const statements = new Map<string, string[]>();
let server: DatabaseHandle;
let handle: DatabaseHandle;
let former: Catalog;
let present: Catalog;

beforeAll(async () => {
  const { target } = inject('databaseServer');
  server = openDatabase(target, { connections: 1 });
  await server.sql.unsafe(`create database ${name}`);
  handle = openDatabase(databaseOn(target, name), { connections: 3 });
  await migrate(handle.database, release.migration);
  former = await readCatalog(handle.sql);
  const recorded: string[] = [];
  const database = new Kysely<DB>({
    dialect: handle.dialect,
    log: ({ query }) => {
      recorded.push(query.sql);
    },
  });
  const recording = Object.entries(MIGRATIONS).map(
    ([migration, { up, ...rest }]): [string, Migrations[string]] => [
      migration,
      {
        ...rest,
        up: async (tx) => {
          recorded.length = 0;
          await up(tx);
          statements.set(migration, [...recorded]);
        },
      },
    ],
  );
  await migrate(database, undefined, Object.fromEntries(recording));
  present = await readCatalog(handle.sql);
}, 60_000);
afterAll(async () => {
  await handle.close();
  await server.sql.unsafe(`drop database if exists ${name} with (force)`);
  await server.close();
});

const removed = () => Object.values(MIGRATIONS).flatMap(({ removes }) => (removes ? [removes] : []));

describe('the database of this version', () => {
  test('the former release finds all that it uses, and its writes are let in', () => {
    const allowed = new Set([...Object.keys(ACCEPTED), ...removed().flatMap(({ names }) => names)]);
    const breaking = [...breakingChanges(former, present)].filter(([part]) => !allowed.has(part));
    expect(Object.fromEntries(breaking)).toEqual({});
  });

  test('an accepted change has been made, and says why', () => {
    const breaking = breakingChanges(former, present);
    for (const [part, why] of Object.entries(ACCEPTED)) {
      expect(breaking.has(part), part).toBe(true);
      expect(why.length, part).toBeGreaterThan(20);
    }
  });

  test('a part is removed only once the former release no longer names it', () => {
    for (const [migration, { removes }] of Object.entries(MIGRATIONS)) {
      if (!removes || migration <= release.migration) continue;
      expect(removes.since <= release.migration, `${migration} needs a release after ${removes.since}`).toBe(
        true,
      );
      for (const part of removes.names)
        expect(filesOfReleaseWith(part.split('.').at(-1) ?? part), part).toEqual([]);
    }
  });

  test('migrations lock no table that holds rows for longer than a moment', () => {
    const oldTables = new Set(
      [...former].filter(([, fact]) => fact.kind === 'table').map(([table]) => table),
    );
    const found = [...statements]
      .filter(([migration]) => migration > CAREFUL_AFTER)
      .flatMap(([migration, texts]) =>
        [...texts.map((text) => careless(text, oldTables)), fillsWhileLocked(texts, oldTables)].flatMap(
          (sentence) => (sentence ? [`${migration} ${sentence}`] : []),
        ),
      );
    expect(found).toEqual([]);
  });

  test('each release names a migration of this version, in their order', () => {
    const migrations = releases.map(({ migration }) => migration);
    expect(migrations.filter((migration) => !(migration in MIGRATIONS))).toEqual([]);
    expect(migrations).toEqual([...migrations].sort());
  });
});

/** The files of the former release, its migrations aside, that name something. */
function filesOfReleaseWith(word: string): string[] {
  const { status, stdout } = spawnSync(
    'git',
    [
      'grep',
      '-lw',
      word,
      release.commit,
      '--',
      'server',
      'common',
      ':!server/database/migrations',
      ':!server/database/schema.ts',
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0 && status !== 1)
    throw new Error(
      `The commit of release ${release.version} is missing here: git fetch --unshallow brings it.`,
    );
  return stdout.split('\n').filter((line) => line !== '');
}

describe('changes of a database', () => {
  /** The parts that a statement would break; it is undone. */
  async function broken(statement: string): Promise<string[]> {
    let found: string[] = [];
    await handle.sql
      .begin(async (tx) => {
        await tx.unsafe(statement);
        found = [...breakingChanges(present, await readCatalog(tx)).values()];
        throw new Error('undone');
      })
      .catch((error: Error) => {
        if (error.message !== 'undone') throw error;
      });
    return found;
  }

  test.each([
    ['alter table users drop column language cascade', /users\.language is gone/],
    ['alter table users rename column language to tongue', /users\.language is gone/],
    ['drop table bad_words cascade', /bad_words is gone/],
    ['alter table bad_words rename to ill_words', /bad_words is gone/],
    ['alter table users alter column name type varchar(50)', /users\.name was text/],
    ['alter table users add column nickname text not null', /users\.nickname is needed/],
    ['alter table users alter column created_at drop default', /users\.created_at has lost its default/],
    ["alter table users add check (name <> '')", /refuses what the former release may write/],
    ["alter table users add check (name <> '') not valid", /refuses what the former release may write/],
    [
      'create unique index users_once on users (name)',
      /users_once refuses what the former release may write/,
    ],
    [
      `create function shout() returns trigger language plpgsql as $$ begin new.name := upper(new.name); return new; end $$;
       create trigger shouting before insert on users for each row execute function shout()`,
      /shouting runs on what the former release writes/,
    ],
  ])('the change "%s" is one that the former release breaks on', async (statement, sentence) => {
    expect((await broken(statement)).join('\n')).toMatch(sentence);
  });

  test.each([
    'alter table users add column nickname text',
    "alter table users add column tone text not null default 'plain' check (tone in ('plain', 'loud'))",
    'alter table users add column mentor_id integer references users (id)',
    'create table nicknames (user_id integer not null references users (id), name text not null unique)',
    'create index users_by_name on users (name)',
    'alter table users alter column name drop not null',
  ])('the change "%s" is one that the former release does not notice', async (statement) => {
    expect(await broken(statement)).toEqual([]);
  });

  test('a list of values may grow, and may not shrink', () => {
    const catalog = (text: string): Catalog =>
      new Map([
        ['users', { kind: 'table' }],
        ['users.role', { kind: 'column', table: 'users', type: 'text', isNullable: false, isFilled: false }],
        ['users: role_check', { kind: 'rule', table: 'users', columns: ['role'], text }],
      ]);
    const two = catalog("CHECK ((role = ANY (ARRAY['user'::text, 'admin'::text])))");
    const three = catalog("CHECK ((role = ANY (ARRAY['user'::text, 'admin'::text, 'guest'::text])))");
    expect([...breakingChanges(two, three)]).toEqual([]);
    expect([...breakingChanges(three, two).values()]).toEqual(['users: role_check refuses what it let in']);
  });
});

describe('statements of a migration', () => {
  const OLD = new Set(['users', 'reviews']);

  test.each([
    ['create index users_by_name on users (name)', /stops all writes to users/],
    ['CREATE UNIQUE INDEX users_by_name ON users (name)', /stops all writes to users/],
    ['create index concurrently users_by_name on users (name)', /cannot run in the transaction/],
    ['alter table users alter column name type varchar(50)', /writes all rows of users anew/],
    ['alter table users add constraint named check (length(name) > 1)', /add it "not valid"/],
    ['alter table reviews add foreign key (user_id) references users (id)', /add it "not valid"/],
    ['alter table users add constraint one_name unique (name)', /stops all writes to users/],
    ['alter table users alter column name set not null', /reads all rows of users/],
    [
      'alter table users add column token uuid not null default gen_random_uuid()',
      /writes all rows of users anew/,
    ],
    ['alter table users add column short text generated always as (left(name, 2)) stored', /writes all rows/],
  ])('the statement "%s" is refused', (statement, sentence) => {
    expect(careless(statement, OLD)).toMatch(sentence);
  });

  test.each([
    'create index names_by_name on names (name)',
    'alter table users add column nickname text',
    "alter table users add column tone text not null default 'plain'",
    'alter table users add constraint named check (length(name) > 1) not valid',
    'alter table names alter column name type text',
    'insert into users (name) values (1)',
  ])('the statement "%s" is fine', (statement) => {
    expect(careless(statement, OLD)).toBeNull();
  });

  test('rows of an old table are not changed after a table was locked, and before is fine', () => {
    const alter = 'alter table users add column nickname text';
    expect(fillsWhileLocked([alter, 'update users set nickname = name'], OLD)).toMatch(
      /changes rows of users/,
    );
    expect(fillsWhileLocked(['update users set name = name', alter], OLD)).toBeNull();
    expect(fillsWhileLocked([alter, 'update names set name = 1'], OLD)).toBeNull();
  });
});
