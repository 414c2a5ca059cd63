import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { APP_KEY, CACHE, HOST, OPERATOR, PORTS } from '../settings.ts';
import { median } from './median.ts';
import { answers } from './product-server.ts';

const LIMIT_MS = 300_000;
const ADDRESS = `http://${HOST}:${PORTS.start}/`;

/**
 * Seconds from `npm start` to the first page, in a folder where it was started before; the median of
 * `rounds`.
 */
export async function measureStart(rounds: number): Promise<number> {
  await startOnce();
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) seconds.push(await startOnce());
  return median(seconds);
}

async function startOnce(): Promise<number> {
  const started = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    // A group of its own: npm hands signals on only sometimes, so all of it is signalled at once.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MAIL: 'store',
      ...OPERATOR,
      HOST,
      PORT: String(PORTS.start),
      APP_KEY,
      APP_URL: ADDRESS,
      DATA_DIR: join(CACHE, 'start'),
      DATABASE_URL: '',
      SEED: 'demo',
      ALLOW_DEMO: '1',
    },
  });
  const ended = once(child, 'exit');
  while (!(await answers(ADDRESS))) {
    if (child.exitCode !== null || performance.now() - started > LIMIT_MS)
      throw new Error('npm start did not answer.');
    await sleep(20);
  }
  const seconds = (performance.now() - started) / 1_000;
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await ended;
  // The server itself may outlive npm by the time it takes to close its database.
  while (await answers(ADDRESS)) await sleep(50);
  await sleep(1_500);
  return seconds;
}
