import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../server/limits.ts';
import { createWorld, type World } from '../../support/world.ts';

const TOKEN = 'metrics-token-of-the-tests';
let world: World;

beforeAll(async () => {
  world = await createWorld({ metricsToken: TOKEN, rateLimits: true });
});
afterAll(() => world.close());

const scrape = async (from: World = world, authorization = `Bearer ${TOKEN}`) =>
  from.app.inject({ method: 'GET', url: '/metrics', headers: { authorization } });
/** The value of one series; null where it is not printed. */
async function valueOf(series: string): Promise<number | null> {
  const line = (await scrape()).payload.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}

describe('/metrics', () => {
  test('the address /metrics does not exist without a setting, nor for who has another token', async () => {
    const plain = await createWorld();
    expect((await scrape(plain)).statusCode).toBe(404);
    await plain.close();
    for (const wrong of ['', 'Bearer', 'Bearer x', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`])
      expect((await scrape(world, wrong)).statusCode, wrong).toBe(404);
    expect((await scrape()).statusCode).toBe(200);
  });

  test('an answer is counted by its pattern, in both languages together, and never by its address', async () => {
    const { slug } = await world.make.contractor();
    for (const url of [`/c/${slug}`, `/es/c/${slug}?utm=1`, '/c/made-up-9', '/wp-login.php', '/a/b/c?d=e'])
      await world.visitor().get(url);
    expect(await valueOf('plumbline_http_requests_total{route="/c/{slug}",method="GET",status="2xx"}')).toBe(
      2,
    );
    expect(await valueOf('plumbline_http_requests_total{route="/c/{slug}",method="GET",status="4xx"}')).toBe(
      1,
    );
    expect(await valueOf('plumbline_http_requests_total{route="none",method="GET",status="4xx"}')).toBe(2);
    const { payload } = await scrape();
    for (const part of [slug, 'made-up', 'wp-login', 'utm']) expect(payload).not.toContain(part);
  });

  test('a limit that refuses is counted by its name', async () => {
    for (let attempt = 0; attempt <= LIMITS.credentials.max; attempt += 1)
      await world.app.inject({
        method: 'POST',
        url: '/tokens/create',
        headers: { accept: 'application/json' },
        payload: { email: `nobody${attempt}@plumbline.test`, password: 'wrong password', device_name: 'x' },
      });
    expect(await valueOf('plumbline_limit_refusals_total{limit="credentials"}')).toBe(1);
    expect(await valueOf('plumbline_sign_in_guesses_total{outcome="counted"}')).toBe(LIMITS.credentials.max);
    expect(await valueOf('plumbline_sign_in_guesses_total{outcome="right"}')).toBe(null);
    for (let search = 0; search <= LIMITS.crawl.max; search += 1)
      await world.visitor().get(`/contractors?q=zz${search}`, { 'user-agent': 'SomeBot/1.0' });
    expect(await valueOf('plumbline_limit_refusals_total{limit="crawl"}')).toBe(1);
  });

  test('reads of the page cache are counted as hits and misses, and its size is what is in it', async () => {
    const { slug } = await world.make.contractor();
    const before = (await valueOf('plumbline_page_cache_reads_total{outcome="hit"}')) ?? 0;
    for (let time = 0; time < 3; time += 1) await world.visitor().get(`/c/${slug}/ratings`);
    expect((await valueOf('plumbline_page_cache_reads_total{outcome="hit"}')) ?? 0).toBeGreaterThan(before);
    expect(await valueOf('plumbline_page_cache_entries')).toBeGreaterThan(0);
  });

  test('statements and open transactions are back at nothing once all is answered, also after one that failed', async () => {
    const running = 'plumbline_database_queries_in_flight{pool="queries"}';
    await expect(world.database.selectFrom('users').select('id').where('id', '=', -1).limit(-1).execute())
      .rejects // a row count must not be negative
      .toThrow();
    await expect(
      world.database.transaction().execute(async () => {
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await world.signedIn();
    expect(await valueOf('plumbline_database_errors_total{class="22"}')).toBe(1);
    expect(await valueOf(running)).toBe(0);
    // The one that asks.
    expect(await valueOf('plumbline_http_requests_in_flight')).toBe(1);
    expect(await valueOf('plumbline_database_transactions_open')).toBe(0);
    expect(await valueOf('plumbline_database_transactions_waiting')).toBe(0);
  });

  test('facts of the database are printed: its size, the outbox and the public log', async () => {
    expect(await valueOf('plumbline_database_up')).toBe(1);
    expect(await valueOf('plumbline_database_bytes')).toBeGreaterThan(1_000_000);
    await world.handle.sql`
      insert into recovery_runs (kind, finished_at, took_ms, problem) values
        ('backup', now() - interval '2 hours', 5, null), ('backup', now(), 5, 'The disk is full.')`;
    expect(await valueOf('plumbline_outbox_events')).toBe(0);
    expect(await valueOf('plumbline_recovery_age_seconds{kind="drill"}')).toBe(null);
    expect(await valueOf('plumbline_public_log_entries')).toBeGreaterThanOrEqual(0);
  });

  test('a port of its own answers without a token, on this machine, and nothing else there', async () => {
    const port = 20_000 + (process.pid % 20_000);
    const own = await createWorld({ metricsPort: port });
    try {
      const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
      expect(await (await ask('/metrics')).text()).toContain('process_resident_memory_bytes');
      expect((await ask('/login')).status).toBe(404);
      expect((await scrape(own, '')).statusCode).toBe(404);
      await expect(createWorld({ metricsPort: port })).rejects.toThrow('Setting METRICS_PORT');
    } finally {
      await own.close();
    }
  });
});
