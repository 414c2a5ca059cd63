import { randomBytes } from 'node:crypto';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase, type DatabaseHandle } from '../../../server/database/client.ts';
import { MIGRATIONS, migrate } from '../../../server/database/migrator.ts';
import { databaseOn } from '../../support/database-server.ts';

const name = `plumbline_old_${randomBytes(6).toString('hex')}`;
let server: DatabaseHandle;
let handle: DatabaseHandle;
beforeAll(async () => {
  const { target } = inject('databaseServer');
  server = openDatabase(target, { connections: 1 });
  await server.sql.unsafe(`create database ${name}`);
  handle = openDatabase(databaseOn(target, name), { connections: 2 });
  const provider = { getMigrations: async () => MIGRATIONS };
  const { error } = await new Migrator({ db: handle.database, provider }).migrateTo('0210-closing-accounts');
  if (error) throw error;
  await handle.sql`
    insert into users (id, name, email, role) values (1, 'Ana Araiza', 'ana@plumbline.test', 'user')`;
  await handle.sql`
    insert into profiles (id, user_id, kind, name) values (1, null, 'contractor', 'Alvarado Roofing'), (2, 1, 'person', 'Ana')`;
  await handle.sql`insert into contractors (id, slug, source, source_key) values (1, 'alvarado-roofing', 'ROC', 'licence 77')`;
  await handle.sql`
    insert into licenses (contractor_id, origin, source, state, number, status)
    values (1, 'import', 'ROC', 'AZ', '77', 'valid')`;
  await handle.sql`
    insert into saved_searches (user_id, kind, query, name) values
      (1, 'contractors', 'trade=roofing&licence=valid', 'Roofers'), (1, 'contractors', 'q=licence', 'Words')`;
  await handle.sql`insert into contractor_imports (id, source, as_of, fingerprint) values (1, 'ROC', '2026-11-01', 'a')`;
  await handle.sql`
    insert into contractor_import_changes (import_id, contractor_id, created, before, after)
    values (1, 1, false, '{"licence_number": "70"}', '{"licence_number": "77", "name": "A licence_number of words"}')`;
});
afterAll(async () => {
  await handle.close();
  await server.sql.unsafe(`drop database if exists ${name} with (force)`);
  await server.close();
});

test('a database with rows keeps them under the plain names, and its triggers know them', async () => {
  expect(await migrate(handle.database)).toContain('0211-plain-names');
  const [before] = await handle.sql`select license_number, license_status from contractors where id = 1`;
  expect(before).toMatchObject({ license_number: '77', license_status: 'valid' });
  await handle.sql`update licenses set status = 'expired', number = '78' where contractor_id = 1`;
  const [after] =
    await handle.sql`select license_number, license_status, source_key from contractors where id = 1`;
  expect(after).toEqual({ license_number: '78', license_status: 'expired', source_key: 'licence 77' });
  const stale = await handle.sql`
    select proname from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
    where n.nspname = current_schema() and prosrc ~ '(licence_|held_signals|withheld_to)'`;
  expect(stale).toHaveLength(0);
});

test('a saved search and an undo of an import name the present columns', async () => {
  const searches = await handle.sql`select query from saved_searches order by id`;
  expect(searches.map(({ query }) => query as string)).toEqual(['trade=roofing&license=valid', 'q=licence']);
  const [change] = await handle.sql`select before, after from contractor_import_changes`;
  expect(change).toEqual({
    before: { license_number: '70' },
    after: { license_number: '77', name: 'A licence_number of words' },
  });
});
