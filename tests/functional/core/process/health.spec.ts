import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../../../server/app.ts';
import { openDatabase } from '../../../../server/database/client.ts';
import { startEmbedded } from '../../../../server/database/embedded.ts';
import { migrate } from '../../../../server/database/migrator.ts';
import { temporaryDataDir, until } from '../../../support/running-server.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('/health', () => {
  test('the address /health answers as long as the process does', async () => {
    const answer = await world.visitor().get('/health');
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('/ready', () => {
  test('the address /ready says ready when the database answers and every migration has been applied', async () => {
    const answer = await world.visitor().get('/ready');
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ status: 'ready' });
  });

  test('the address /ready?verbose names each dependency to this machine and to the holder of the token, and to nobody else', async () => {
    const asked = await createWorld({ metricsToken: 'token-of-the-health-tests' });
    const get = async (headers: Record<string, string>) =>
      (await asked.app.inject({ method: 'GET', url: '/ready?verbose', headers })).json<{
        status: string;
        checks?: { part: string; state: string; milliseconds: number; sentence: string }[];
      }>();
    const here = await get({ host: 'localhost' });
    expect(here.checks?.map(({ part, state }) => `${part} ${state}`)).toEqual([
      'database ok',
      'migrations ok',
      'replication unknown',
      'uploads ok',
      'jobs ok',
      'public_log ok',
      'disk ok',
    ]);
    for (const { sentence, milliseconds } of here.checks ?? []) {
      expect(sentence).toMatch(/^[A-Z\d].+\.$/);
      expect(milliseconds).toBeLessThanOrEqual(2_100);
    }
    expect(await get({ host: 'example.test' })).toEqual({ status: 'ready' });
    expect(await get({ host: 'localhost', 'x-forwarded-for': '203.0.113.9' })).toEqual({ status: 'ready' });
    const remote = await get({ host: 'example.test', authorization: 'Bearer token-of-the-health-tests' });
    expect(remote.checks).toHaveLength(7);
    await asked.close();
  });

  test('the address /ready is degraded, and still 200, where the bucket, Valkey, the virus scanner or the mail server is away, and says which', async () => {
    const away = await createWorld({
      redisUrl: null,
      smtpUrl: 'smtp://user:secret-word@127.0.0.1:9',
      scanner: { host: '127.0.0.1', port: 9 },
      s3: {
        bucket: 'plumbline-missing',
        region: 'us-east-1',
        endpoint: 'http://127.0.0.1:9',
        publicEndpoint: null,
        credentials: { accessKeyId: 'a', secretAccessKey: 'secret-word' },
      },
    });
    const answer = await away.app.inject({
      method: 'GET',
      url: '/ready?verbose',
      headers: { host: 'localhost' },
    });
    expect(answer.statusCode).toBe(200);
    const { status, checks } = answer.json<{
      status: string;
      checks: { part: string; state: string; sentence: string }[];
    }>();
    expect(status).toBe('degraded');
    const failed = checks.filter(({ state }) => state === 'failed');
    expect(failed.map(({ part }) => part)).toEqual(['uploads', 'scanner', 'mail']);
    expect(failed[0]?.sentence).toContain('plumbline-missing at http://127.0.0.1:9');
    expect(failed[1]?.sentence).toContain('No virus scanner answers at 127.0.0.1:9');
    expect(failed[2]?.sentence).toContain('127.0.0.1');
    expect(answer.payload).not.toContain('secret-word');
    await away.close();
  });

  test('the address /ready?verbose says that the files are gone where their folder is, and makes no new one', async () => {
    const lost = await createWorld();
    const read = async () =>
      (await lost.app.inject({ url: '/ready?verbose', headers: { host: 'localhost' } })).json<{
        status: string;
        checks: { part: string; state: string; sentence: string }[];
      }>();
    expect((await read()).status).toBe('ready');
    await lost.make.upload({ user: await lost.make.user() });
    rmSync(join(lost.config.dataDir, 'uploads'), { recursive: true, force: true });
    const again = await createApp({
      config: { ...lost.config },
      handle: lost.handle,
      render: async () => null,
    });
    const { status, checks } = (
      await again.inject({ url: '/ready?verbose', headers: { host: 'localhost' } })
    ).json<Awaited<ReturnType<typeof read>>>();
    expect(status).toBe('degraded');
    expect(checks.find(({ part }) => part === 'uploads')?.sentence).toMatch(
      /cannot be read or written in .*ENOENT/,
    );
    await again.close();
    await lost.close();
  });

  test('the address /ready is 503 while a migration is missing, and well again once it has been applied', async () => {
    const [latest] = await world.handle.sql<{ name: string; timestamp: string }[]>`
      delete from kysely_applied_migration where name = (select max(name) from kysely_applied_migration) returning *`;
    const missing = await world.visitor().get('/ready');
    expect(missing.status).toBe(503);
    expect(missing.json()).toEqual({ status: 'migrations missing' });

    await world.handle.sql`insert into kysely_applied_migration ${world.handle.sql(latest ?? {})}`;
    expect((await world.visitor().get('/ready')).status).toBe(200);
  });

  test('the address /ready is 503 while the database is down, when /health still is well, and recovers by itself', async () => {
    const folder = temporaryDataDir();
    const settings = { fsync: 'off' };
    const server = await startEmbedded(folder.path, 'plumbline', settings);
    const handle = openDatabase(server.target, { connections: 2 });
    await migrate(handle.database);
    const app = await createApp({
      config: { ...world.config, pageCache: false },
      handle,
      render: async () => null,
    });
    const statusOf = async (url: string) => (await app.inject({ method: 'GET', url })).statusCode;
    try {
      expect(await statusOf('/ready')).toBe(200);
      await server.stop();
      expect(await statusOf('/ready')).toBe(503);
      expect(await statusOf('/health')).toBe(200);

      const again = await startEmbedded(folder.path, 'plumbline', settings);
      await until('the database is found again', async () => (await statusOf('/ready')) === 200);
      await app.close();
      await handle.close();
      await again.stop();
    } finally {
      folder.remove();
    }
  });

  test('the address /ready is 200 while every connection of the pool is busy, so that a busy server is not taken out of use', async () => {
    const folder = temporaryDataDir();
    const server = await startEmbedded(folder.path, 'plumbline', { fsync: 'off' });
    const handle = openDatabase(server.target, { connections: 2 });
    await migrate(handle.database);
    const app = await createApp({
      config: { ...world.config, pageCache: false },
      handle,
      jobsOn: server.target,
      render: async () => null,
    });
    try {
      const busy = [1, 2, 3, 4].map(() => handle.sql`select pg_sleep(3.5)`.execute());
      const answer = await app.inject({ url: '/ready' });
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready' }]);
      await handle.sql`select pg_cancel_backend(pid) from pg_stat_activity where query like '%pg_sleep(3.5)%' and pid <> pg_backend_pid()`;
      await Promise.allSettled(busy);
    } finally {
      await app.close();
      await handle.close();
      await server.stop();
      folder.remove();
    }
  });
});
