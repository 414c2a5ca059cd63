import { setImmediate } from 'node:timers/promises';
import fastify, { type FastifyInstance, type RouteShorthandOptions } from 'fastify';
import { addRateLimits, limitOf } from '../../server/core/limits/rate-limits.ts';
import { createLogger } from '../../server/core/process/logger.ts';
import { loadConfig } from '../../server/core/config/config.ts';
import { startValkey, type Valkey } from '../../tests/support/servers/valkey.ts';
import { APP_KEY } from '../settings.ts';

const REQUESTS = 4_000;
const ROUNDS = 5;
const NETWORKS = 500;

/** Milliseconds that a limit adds to a request, one after the other: counted in the process, and in Valkey on this machine. */
export async function measureLimits(say: (text: string) => void): Promise<void> {
  const valkey = await startValkey();
  const apps = {
    'no limit': await appWith({ RATE_LIMITS: 'off' }),
    'in the process': await appWith({}),
    'with REDIS_URL': await appWith({ REDIS_URL: valkey.url }),
  };
  const taken = new Map<string, number[]>();
  // The first round compiles, and does not count.
  for (const app of Object.values(apps)) await timeOf(app);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, app] of Object.entries(apps))
      taken.set(name, [...(taken.get(name) ?? []), await timeOf(app)]);
  for (const [name, values] of taken)
    say(
      `${name}: ${values.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)]?.toFixed(3)} ms a request`,
    );
  await Promise.all(Object.values(apps).map((app) => app.close()));
  const counted = countedBy(valkey);
  const sent = REQUESTS * (ROUNDS + 1);
  await valkey.stop();
  // On a busy machine an answer may take longer than a request waits, and the process then counts alone for a while.
  if (counted < sent)
    throw new Error(
      `Valkey counted ${counted} of ${sent} requests, so the last figure is too low: measure again.`,
    );
}

/** The requests that were counted in Valkey, by its own account. */
function countedBy(valkey: Valkey): number {
  const line = valkey.command('INFO', 'commandstats').find((text) => text.startsWith('cmdstat_eval:'));
  return Number(/calls=(\d+)/.exec(line ?? '')?.[1] ?? 0);
}

async function appWith(settings: Record<string, string>): Promise<FastifyInstance> {
  const config = loadConfig({ NODE_ENV: 'test', APP_KEY, LOG_LEVEL: 'silent', ...settings }, null);
  const app: FastifyInstance = fastify({ trustProxy: true });
  await addRateLimits(app, { config, log: createLogger(config) });
  const options: RouteShorthandOptions = { config: { name: 'home', ...limitOf('write', { config }) } };
  app.get('/', options, async () => 'done');
  await app.ready();
  return app;
}

async function timeOf(app: FastifyInstance): Promise<number> {
  const begun = performance.now();
  for (let request = 0; request < REQUESTS; request += 1) {
    // As between requests of a network: without it a process that counts alone never hears that Valkey is back.
    await setImmediate();
    await app.inject({
      url: '/',
      headers: { 'x-forwarded-for': `10.9.${Math.floor((request % NETWORKS) / 256)}.${request % 256}` },
    });
  }
  return (performance.now() - begun) / REQUESTS;
}
