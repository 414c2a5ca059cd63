import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '../../server/core/config/config.ts';
import { answers, startProduct } from '../measure/product-server.ts';
import { APP_KEY, HOST, PORTS } from '../settings.ts';

/** A server that is measured, in one process or several. */
export type Target = {
  name: string;
  processes: { pid: number; port: number }[];
  keys: { appId: string; key: string; secret: string };
  stop: () => Promise<void>;
};

const START_TIMEOUT_MS = 30_000;
const SOKETI_APP = { appId: '4711', key: 'bench-key', secret: 'bench-secret' };
/** Its binary module is made for this one, so it runs on the machine's own Node 20. */
const SOKETI_NODE = process.env['SOKETI_NODE'] ?? '/usr/bin/node';

/** The product on one database, in as many processes as there are ports. */
export async function startPlumbline(ports: readonly number[]): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-bench-realtime-'));
  const servers: Awaited<ReturnType<typeof startProduct>>[] = [];
  const stop = async () => {
    for (const server of servers.toReversed()) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const port of ports)
      servers.push(
        await startProduct(
          { DATA_DIR: folder, DATABASE_URL: '', PAGE_CACHE: 'on', PORT: String(port) },
          null,
        ),
      );
  } catch (error) {
    await stop();
    throw error;
  }
  const { appId, appKey: key, appSecret: secret } = loadConfig({ APP_KEY }, null).realtime;
  return {
    name: 'Plumbline',
    processes: servers.map(({ pid }, index) => ({ pid, port: ports[index] ?? 0 })),
    keys: { appId, key, secret },
    stop,
  };
}

/**
 * Soketi as it is installed in a folder: `@soketi/soketi` 1.6.1, with the npm override of `uWebSockets.js` by
 * `npm:@trufflesuite/uws-js-unofficial@20.30.0-unofficial.0`.
 */
export async function startSoketi(folder: string): Promise<Target> {
  const program = join(folder, 'node_modules', '@soketi', 'soketi', 'bin', 'server.js');
  if (!existsSync(program)) throw new Error(`There is no @soketi/soketi in ${folder}.`);
  const port = PORTS.soketi;
  const child = spawn(SOKETI_NODE, [program, 'start'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      SOKETI_HOST: HOST,
      SOKETI_PORT: String(port),
      SOKETI_DEFAULT_APP_ID: SOKETI_APP.appId,
      SOKETI_DEFAULT_APP_KEY: SOKETI_APP.key,
      SOKETI_DEFAULT_APP_SECRET: SOKETI_APP.secret,
      SOKETI_DEFAULT_APP_MAX_CONNS: '-1',
      SOKETI_DEFAULT_APP_USER_AUTHENTICATION: 'false',
    },
    stdio: 'ignore',
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(`http://${HOST}:${port}/`))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('soketi did not start');
    await sleep(50);
  }
  return {
    name: 'soketi',
    processes: [{ pid: child.pid ?? 0, port }],
    keys: SOKETI_APP,
    stop: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
