import { spawn } from 'node:child_process';
import { openSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { APP_KEY, CACHE, HOST, OPERATOR, PORTS } from '../settings.ts';

const START_TIMEOUT_MS = 60_000;

export type ProductServer = { pid: number; stop: () => Promise<void> };
export type ServerSettings = {
  DATA_DIR: string;
  DATABASE_URL: string;
  PAGE_CACHE: 'on' | 'off';
  PORT?: string;
};

/** The settings of a production server on the data set; also for one inside this process. */
export function serverEnvironment(settings: ServerSettings): Record<string, string> {
  return {
    NODE_ENV: 'production',
    MAIL: 'store',
    ...OPERATOR,
    HOST,
    PORT: String(PORTS.server),
    ...settings,
    APP_KEY,
    APP_NAME: 'Plumbline',
    APP_URL: `http://${HOST}:${settings.PORT ?? PORTS.server}`,
    RATE_LIMITS: 'off',
    ALLOW_NO_LIMITS: '1',
    SEED: 'reference',
    LOG_LEVEL: 'info',
  };
}

/** The process that `npm start` starts: Node's flags and the environment. */
function serverProcess(): { file: string; flags: string[]; environment: Record<string, string> } {
  const path = join(import.meta.dirname, '..', '..', 'bin', 'server-process.json');
  return JSON.parse(readFileSync(path, 'utf8')) as ReturnType<typeof serverProcess>;
}

/** Starts the product as it is in production, one process, its log in a file; answers when it is ready. */
export async function startProduct(
  settings: ServerSettings,
  profileFolder: string | null,
): Promise<ProductServer> {
  mkdirSync(CACHE, { recursive: true });
  const logPath = join(CACHE, 'server.log');
  const log = openSync(logPath, 'w');
  const profiling = profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`] : [];
  const { file, flags, environment } = serverProcess();
  const child = spawn(process.execPath, [...flags, ...profiling, file], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ...environment,
      ...serverEnvironment(settings),
    },
    stdio: ['ignore', log, log],
  });
  process.once('exit', () => child.kill('SIGTERM'));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = Date.now() + START_TIMEOUT_MS;
  const port = settings.PORT ?? PORTS.server;
  while (!(await answers(`http://${HOST}:${port}/ready`))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The server did not start: ${readFileSync(logPath, 'utf8').slice(-2_000)}`);
    await sleep(50);
  }
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Whether something answers there with 200. */
export async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
