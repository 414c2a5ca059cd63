import { afterEach, expect, inject, test } from 'vitest';
import { loadConfig } from '../../../../server/core/config/config.ts';
import {
  differingSettings,
  nameOfConnections,
  sentenceOfDifference,
  versionsOfProcesses,
} from '../../../../server/core/process/equal-settings.ts';
import { openDatabase, type DatabaseHandle } from '../../../../server/database/client.ts';

const opened: DatabaseHandle[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((handle) => handle.close()));
});

const SETTINGS = { NODE_ENV: 'test', APP_KEY: 'k'.repeat(32), APP_URL: 'https://plumbline.test' };
const configWith = (changes: Record<string, string>) => loadConfig({ ...SETTINGS, ...changes }, null);

/** A process with these settings that has a connection open. */
async function run(changes: Record<string, string>): Promise<DatabaseHandle> {
  const { target } = inject('databaseServer');
  const handle = openDatabase(target, { connections: 1, name: nameOfConnections(configWith(changes)) });
  opened.push(handle);
  await handle.sql`select 1`;
  return handle;
}

const differing = async (changes: Record<string, string>) =>
  differingSettings(await run(changes), configWith(changes));

test('a process with the settings of those that run is told nothing', async () => {
  await run({});
  expect(await differing({})).toEqual([]);
  expect(sentenceOfDifference([])).toBeNull();
});

test.each([
  [{ APP_URL: 'https://other.test' }, ['APP_URL']],
  [{ REDIS_URL: 'redis://valkey.test' }, ['REDIS_URL']],
  [{ PAGE_CACHE: 'off', TRUST_PROXY: '1' }, ['PAGE_CACHE', 'TRUST_PROXY']],
  [{ S3_BUCKET: 'plumbline-files' }, ['S3_BUCKET and S3_ENDPOINT']],
  [{ APP_KEY: 'j'.repeat(32) }, ['APP_KEY']],
])('a process that starts with %j is told which settings differ', async (changes, names) => {
  await run({});
  expect(await differing(changes)).toEqual(names);
});

test('a process that has ended differs from none', async () => {
  await (await run({ APP_URL: 'https://other.test' })).close();
  await expect.poll(() => differing({})).toEqual([]);
});

test('processes say their version, one of before says none, and settings are compared across versions', async () => {
  const config = configWith({ APP_URL: 'https://other.test' });
  const { target } = inject('databaseServer');
  const named = async (name: string) => {
    const handle = openDatabase(target, { connections: 1, name });
    opened.push(handle);
    await handle.sql`select 1`;
  };
  const former = nameOfConnections({ ...config, release: { version: '1.0.0', commit: null } });
  await named(former);
  await named(former.split('/')[0] ?? '');
  const handle = await run({});
  expect(await versionsOfProcesses(handle)).toEqual(['1.0.0', null]);
  expect(await differingSettings(handle, configWith({}))).toEqual(['APP_URL']);
});

test('the sentence names the settings', () => {
  expect(sentenceOfDifference(['APP_URL', 'PAGE_CACHE'])).toBe(
    'Other running processes on this database have another APP_URL, PAGE_CACHE: give all of them the same values (docs/scaling.md).',
  );
});

test('the name of connections fits into what PostgreSQL keeps, and holds no setting', () => {
  const name = nameOfConnections(configWith({}));
  expect(name.length).toBeLessThanOrEqual(63);
  expect(name).not.toContain('kkkkk');
});
