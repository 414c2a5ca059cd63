import fastify, { type FastifyInstance, type RouteShorthandOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addRateLimits, limiterOf, limitOf } from '../../../server/core/limits/rate-limits.ts';
import { loadConfig, type Config } from '../../../server/core/config/config.ts';
import type { Logger } from '../../../server/core/process/logger.ts';
import { LIMITS } from '../../../server/limits.ts';
import { until } from '../../support/running-server.ts';
import { startValkey, type Valkey } from '../../support/servers/valkey.ts';

const { max } = LIMITS.mail;
let valkey: Valkey;
let config: Config;
let processes: FastifyInstance[] = [];
let said: string[] = [];
let network = 0;

beforeAll(async () => {
  valkey = await startValkey();
  const settings = { APP_KEY: 'k'.repeat(32), REDIS_URL: valkey.url, RATE_LIMITS: 'on' };
  config = loadConfig({ ...settings, NODE_ENV: 'test' }, null);
});
afterEach(async () => {
  await Promise.all(processes.map((app) => app.close()));
  processes = [];
  said = [];
});
afterAll(() => valkey.stop());

const log = {
  warn: (...words: unknown[]) => void said.push(String(words.at(-1))),
  error: (...words: unknown[]) => void said.push(String(words.at(-1))),
} as unknown as Logger;
const changes = () => said.filter((sentence) => sentence.startsWith('limits'));

/** A process with one route that the plugin limits and one that counts by itself. */
async function startProcess(): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({ trustProxy: true });
  await addRateLimits(app, { config, log });
  const limited: RouteShorthandOptions = { config: { name: 'home', ...limitOf('mail', { config }) } };
  app.get('/limited', limited, async () => 'done');
  app.get('/other', limited, async () => 'done');
  const count = limiterOf({ app, services: { config } }, 'mail', 'home');
  app.get('/counted', (request) => count?.(request).then(() => 'done'));
  app.setErrorHandler((error: { status?: number }, _request, reply) =>
    reply.code(error.status ?? 500).send(),
  );
  await app.ready();
  processes.push(app);
  return app;
}

const nextNetwork = () => `10.0.0.${(network += 1)}`;

async function statuses(from: string, apps: FastifyInstance[], path: string, times: number) {
  const seen: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const app = apps[time % apps.length];
    const answer = await app?.inject({ url: path, headers: { 'x-forwarded-for': from } });
    seen.push(answer?.statusCode ?? 0);
  }
  return seen;
}

const allowedOf = (seen: number[]): number => seen.filter((status) => status === 200).length;
const expected = (times: number) => [
  ...Array<number>(max).fill(200),
  ...Array<number>(times - max).fill(429),
];

test.each(['/limited', '/counted'])('three processes count %s together', async (path) => {
  const apps = [await startProcess(), await startProcess(), await startProcess()];
  const from = nextNetwork();
  expect(await statuses(from, apps, path, max + 5)).toEqual(expected(max + 5));
  expect(await statuses(nextNetwork(), apps, path, 1)).toEqual([200]);
});

test('parallel requests to three processes get no more than the limit', async () => {
  const apps = [await startProcess(), await startProcess(), await startProcess()];
  const from = nextNetwork();
  const seen = await Promise.all(apps.map((app) => statuses(from, [app], '/limited', max)));
  expect(allowedOf(seen.flat())).toBe(max);
});

test('one route does not count for another one', async () => {
  const app = await startProcess();
  const from = nextNetwork();
  await statuses(from, [app], '/limited', max + 1);
  expect(await statuses(from, [app], '/other', 1)).toEqual([200]);
  expect(await statuses(from, [app], '/counted', 1)).toEqual([200]);
});

test('a process whose Valkey was killed counts on from what it knew, says so once, and comes back', async () => {
  const app = await startProcess();
  const from = nextNetwork();
  await statuses(from, [app], '/limited', max - 2);
  await valkey.kill();
  expect(await statuses(from, [app], '/limited', 4)).toEqual([200, 200, 429, 429]);
  expect(changes()).toEqual(['limits are counted in each process alone: Valkey or Redis is away']);
  await valkey.start();
  await until('it is back', () => changes().length === 2);
  // The new Valkey knows nothing, and learns it from the process that does.
  expect(await statuses(from, [app], '/limited', 1)).toEqual([429]);
  expect(await statuses(from, [await startProcess()], '/limited', 1)).toEqual([429]);
});

test('a process that starts while Valkey is away says so, counts alone, and together with others once it is there', async () => {
  await valkey.kill();
  const app = await startProcess();
  expect(said.filter((sentence) => sentence.startsWith('no Valkey or Redis answers'))).toHaveLength(1);
  const from = nextNetwork();
  expect(await statuses(from, [app], '/limited', max + 1)).toEqual(expected(max + 1));
  await valkey.start();
  await until('it is there', () => changes().length === 2);
  expect(await statuses(from, [app, await startProcess()], '/limited', 2)).toEqual([429, 429]);
});

test('a Valkey that answers nothing stops no request and opens no limit', async () => {
  const apps = [await startProcess(), await startProcess()];
  const from = nextNetwork();
  valkey.signal('SIGSTOP');
  const seen = await statuses(from, apps, '/limited', 2 * max + 4);
  valkey.signal('SIGCONT');
  expect(allowedOf(seen)).toBe(2 * max);
  expect(seen.slice(-4)).toEqual([429, 429, 429, 429]);
  await until('both are back', () => changes().length === 4);
  expect(await statuses(from, apps, '/limited', 2)).toEqual([429, 429]);
});

test('a count without an end gets one, so that nobody is refused for good', async () => {
  const app = await startProcess();
  const from = nextNetwork();
  await statuses(from, [app], '/limited', 1);
  const [key = ''] = valkey.command('KEYS', `*${from}*`);
  expect(valkey.command('PERSIST', key)).toEqual(['1']);
  await statuses(from, [app], '/limited', 1);
  const [rest] = valkey.command('PTTL', key);
  expect(Number(rest)).toBeGreaterThan(0);
  expect(Number(rest)).toBeLessThanOrEqual(LIMITS.mail.timeWindow);
});
