import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkPooler } from '../../../server/commands/doctor/check-versions.ts';
import { connectToServer } from '../../../server/database/connect.ts';
import { migrate } from '../../../server/database/migrator.ts';
import { startPgBouncer, type PgBouncer } from '../../support/servers/pgbouncer.ts';
import { startTlsPostgres, type TlsPostgres } from '../../support/servers/tls-postgres.ts';

let server: TlsPostgres;
let bouncer: PgBouncer;

beforeAll(async () => {
  server = await startTlsPostgres();
  server.run(
    ...['plumb', 'tls_only', 'plain_only', 'cert_only', 'other', 'elsewhere'].map(
      (name) => `create database ${name}`,
    ),
    "create user guest password 'right' connection limit 1",
    "create database narrow encoding 'SQL_ASCII' locale 'C' template template0",
    "create database deaf encoding 'UTF8' locale 'C' template template0",
    'create user reading',
    'alter user reading set default_transaction_read_only = on',
    'create user strayed',
    'alter user strayed set search_path = nowhere',
  );
  bouncer = await startPgBouncer(server.port);
}, 120_000);
afterAll(async () => {
  await bouncer.stop();
  await server.stop();
});

const address = (database: string, query = '', user = 'plumbline', host = 'localhost'): string =>
  `postgres://${user}@${host}:${server.port}/${database}${query === '' ? '' : `?${query}`}`;

async function open(databaseUrl: string, databaseDirectUrl: string | null = null) {
  const { handle } = await connectToServer({ databaseUrl, databaseDirectUrl });
  return handle;
}

/** Whether a connection to this address is encrypted. */
async function isEncrypted(databaseUrl: string): Promise<boolean | undefined> {
  const handle = await open(databaseUrl);
  try {
    const [row] = await handle.sql<{ ssl: boolean }[]>`
      select ssl from pg_stat_ssl where pid = pg_backend_pid()`;
    return row?.ssl;
  } finally {
    await handle.close();
  }
}

describe('sslmode', () => {
  test.each([
    ['plumb', '', true],
    ['plumb', 'sslmode=disable', false],
    ['plumb', 'sslmode=allow', false],
    ['plumb', 'sslmode=prefer', true],
    ['plumb', 'sslmode=require', true],
    ['plumb', 'sslmode=verify-ca&sslrootcert=CA', true],
    ['plumb', 'sslmode=verify-full&sslrootcert=CA', true],
    ['plumb', 'channel_binding=prefer&gssencmode=disable', true],
    ['tls_only', 'sslmode=allow', true],
    ['tls_only', '', true],
    ['plain_only', '', false],
    ['cert_only', 'sslmode=require&sslcert=CERT&sslkey=KEY', true],
    ['cert_only', 'sslmode=verify-full&sslrootcert=CA&sslcert=CERT&sslkey=KEY', true],
  ])('the database %s is reached with "%s", encrypted: %s', async (database, query, encrypted) => {
    expect(await isEncrypted(address(database, withFiles(query)))).toBe(encrypted);
  });

  test.each([
    ['plumb', 'sslmode=verify-full', /verify-full needs the certificate of the authority/],
    [
      'plumb',
      'sslmode=verify-full&sslrootcert=system',
      /not of an authority in sslrootcert \(sslmode=verify-full\)/,
    ],
    ['plumb', 'sslmode=require&sslrootcert=CERT', /not of an authority in sslrootcert \(sslmode=require\)/],
    ['plumb', 'channel_binding=require', /channel_binding=require cannot be kept/],
    ['tls_only', 'sslmode=disable', /no encryption: use another sslmode/],
    ['plain_only', 'sslmode=require', /SSL encryption: use another sslmode/],
    ['cert_only', 'sslmode=require', /valid client certificate: name one in sslcert and sslkey/],
  ])('the database %s is not reached with "%s", in one sentence', async (database, query, sentence) => {
    const opened = open(address(database, withFiles(query)));
    await expect(opened).rejects.toThrow(sentence);
    await expect(opened).rejects.toThrow(/^(Setting|The database in) DATABASE_URL: [^\n]+\.$/);
  });

  test('a certificate for another name is refused by verify-full only', async () => {
    const at = (query: string) => address('plumb', withFiles(query), 'plumbline', '127.0.0.1');
    await expect(open(at('sslmode=verify-full&sslrootcert=CA'))).rejects.toThrow(/is for another name/);
    expect(await isEncrypted(at('sslmode=verify-ca&sslrootcert=CA'))).toBe(true);
  });

  test('a server without TLS is reached with prefer, and not with require', async () => {
    const plain = await startTlsPostgres({ hasTls: false });
    try {
      const at = `postgres://plumbline@localhost:${plain.port}/postgres`;
      expect(await isEncrypted(at)).toBe(false);
      await expect(open(`${at}?sslmode=require`)).rejects.toThrow(/no TLS, which sslmode=require asks for/);
    } finally {
      await plain.stop();
    }
  });

  function withFiles(query: string): string {
    const names = { CA: 'ca.crt', CERT: 'client.crt', KEY: 'client.key' };
    return Object.entries(names).reduce(
      (text, [word, name]) => text.replaceAll(`=${word}`, `=${server.file(name)}`),
      query,
    );
  }
});

describe('a database that cannot be used', () => {
  test.each([
    ['a missing one', 'missing', 'plumbline', /create it with "create database/],
    ['one in another encoding', 'narrow', 'plumbline', /the encoding of narrow is SQL_ASCII/],
    ['one whose locale knows no Ñ', 'deaf', 'plumbline', /does not know the letter Ñ/],
    ['one in which the user may not create tables', 'other', 'guest:right', /guest may not create tables/],
    ['one with a wrong password', 'other', 'guest:wrong', /the password is wrong/],
    ['one of a user that only reads', 'other', 'reading', /default_transaction_read_only is on/],
    ['one whose search_path leads elsewhere', 'other', 'strayed', /set search_path = public/],
  ])('the database of this case is refused in one sentence: %s', async (_what, database, user, sentence) => {
    const opened = open(address(database, '', user));
    await expect(opened).rejects.toThrow(sentence);
    await expect(opened).rejects.toThrow(/^The database in DATABASE_URL: [^\n]+\.$/);
  });

  test('a user with no connection left is told what to raise', async () => {
    server.run('grant create on schema public to guest', 'alter user guest connection limit 0');
    await expect(open(address('other', '', 'guest:right'))).rejects.toThrow(/raise max_connections/);
    server.run('alter user guest connection limit 1');
  });

  test('an extension in another schema is refused with the statement that moves it', async () => {
    const handle = await open(address('elsewhere'));
    await handle.sql`create schema extensions`;
    await handle.sql`create extension unaccent schema extensions`;
    await handle.close();
    await expect(open(address('elsewhere'))).rejects.toThrow(/alter extension unaccent set schema public/);
  });
});

describe('PgBouncer', () => {
  const through = (database: string) => bouncer.url('plumbline', database);

  test('a pooler in transaction mode is refused without the address of the server itself', async () => {
    await expect(open(through('plumb'))).rejects.toThrow(/pooler in transaction mode .*DATABASE_DIRECT_URL/);
    await expect(open(through('plumb'), through('plumb'))).rejects.toThrow(
      /DATABASE_DIRECT_URL leads to a pooler, too/,
    );
    await expect(open(through('plumb'), address('other'))).rejects.toThrow(/lead to different databases/);
  });

  test('no statement fails behind a pooler in transaction mode: queries, transactions, migrations and LISTEN', async () => {
    const handle = await open(through('plumb'), address('plumb'));
    try {
      expect((await migrate(handle.direct.database)).length).toBeGreaterThan(100);
      const heard: string[] = [];
      await handle.direct.sql.listen('trial', (text) => heard.push(text));
      await Promise.all(
        Array.from({ length: 120 }, async (_none, n) => {
          const { rows } = await sql<{ n: number }>`select ${n}::integer as n`.execute(handle.database);
          expect(rows).toEqual([{ n }]);
          await handle.database.transaction().execute(async (tx) => {
            await sql`select pg_advisory_xact_lock(${n % 3})`.execute(tx);
            const found = await sql<{ n: number }>`select ${n}::integer as n`.execute(tx);
            expect(found.rows).toEqual([{ n }]);
          });
        }),
      );
      await handle.sql.notify('trial', 'through the pooler');
      await expect.poll(() => heard).toEqual(['through the pooler']);
      expect(bouncer.output()).not.toMatch(/prepared statement/);
    } finally {
      await handle.close();
    }
  });

  test('a pooler in session mode needs no other address', async () => {
    const session = await startPgBouncer(server.port, { pool_mode: 'session', default_pool_size: 20 });
    const handle = await open(session.url('plumbline', 'plumb'));
    const { rows } = await sql<{ n: number }>`select ${1}::integer as n`.execute(handle.database);
    expect(rows).toEqual([{ n: 1 }]);
    await handle.close();
    await session.stop();
  });

  test('a pooler in statement mode is refused', async () => {
    const statement = await startPgBouncer(server.port, { pool_mode: 'statement' });
    await expect(open(statement.url('plumbline', 'plumb'), address('plumb'))).rejects.toThrow(
      /statement mode/,
    );
    await statement.stop();
  });
});

test('doctor names the version of a pooler, and does not know that of one that does not say it', async () => {
  const direct = address('plumb');
  const states = async (url: string) => {
    const [found] = await checkPooler({ url, direct });
    return [found?.state, found?.sentence];
  };
  expect(await states(bouncer.url('plumbline', 'plumb'))).toEqual([
    'ok',
    expect.stringMatching(/^PgBouncer \d+\.\d+.* stands before PostgreSQL\.$/),
  ]);
  expect((await states(direct))[0]).toBe('unknown');
  expect(await checkPooler({ url: direct })).toEqual([]);
});
