import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { loadConfig } from '../../../server/core/process/config.ts';
import { openDatabase, type DatabaseHandle } from '../../../server/database/client.ts';
import { isMigrated, migrate } from '../../../server/database/migrator.ts';
import { prepareDatabase } from '../../../server/database/prepare.ts';
import { databaseOn } from '../../support/database-server.ts';

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
    const recorded = await one.sql<{ name: string }[]>`select name from kysely_migration order by name`;
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
