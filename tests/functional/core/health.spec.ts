import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('/health', () => {
  test('answers as long as the process does', async () => {
    const answer = await world.visitor().get('/health');
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('/ready', () => {
  test('says ready when the database answers and every migration has been applied', async () => {
    const answer = await world.visitor().get('/ready');
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ status: 'ready' });
  });

  test('is 503 while a migration is missing, and well again once it has been applied', async () => {
    const [latest] = await world.handle.sql<{ name: string; timestamp: string }[]>`
      delete from kysely_migration where name = (select max(name) from kysely_migration) returning *`;
    const missing = await world.visitor().get('/ready');
    expect(missing.status).toBe(503);
    expect(missing.json()).toEqual({ status: 'migrations missing' });

    await world.handle.sql`insert into kysely_migration ${world.handle.sql(latest ?? {})}`;
    expect((await world.visitor().get('/ready')).status).toBe(200);
  });

  test('is 503 when the database does not answer, while /health still is well', async () => {
    const alone = await createWorld();
    await alone.handle.sql.end({ timeout: 0 });
    expect((await alone.visitor().get('/ready')).status).toBe(503);
    expect((await alone.visitor().get('/health')).status).toBe(200);
    await alone.app.close();
  });
});
