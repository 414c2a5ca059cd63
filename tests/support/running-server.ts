import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const START_LIMIT_MS = 120_000;

/**
 * The settings of every started server, so that no .env or variable of the developer's machine changes a
 * test.
 */
const OWN_SETTINGS = {
  NODE_ENV: 'production',
  APP_NAME: 'Plumbline',
  APP_KEY: 'Zq3-running-tests-8hVbN2sKe7LwYd0XcRmU',
  APP_URL: '',
  HOST: '127.0.0.1',
  PORT: '0',
  DATABASE_URL: '',
  SMTP_URL: '',
  MAIL: 'store',
  OPERATOR_NAME: 'Ortiz Directories LLC',
  OPERATOR_ADDRESS: '500 Main Street, El Paso, TX 79901',
  OPERATOR_EMAIL: 'office@ortiz.example',
  OPERATOR_TAX_ID: '',
  PAYMENTS: 'test',
  STRIPE_SECRET_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  ALLOW_DEMO: '1',
  RATE_LIMITS: 'on',
  ALLOW_NO_LIMITS: '',
  PAGE_CACHE: 'on',
  TRUST_PROXY: 'off',
  STOP_SECONDS: '',
  LEAVE_SECONDS: '',
  LOG_LEVEL: 'info',
};

export type StartedProcess = {
  process: ChildProcess;
  /** Everything it has written so far. */
  output: () => string;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
};

export type RunningServer = StartedProcess & {
  url: string;
  /** The structured lines of its output. */
  logs: () => Record<string, unknown>[];
  /** Sends a signal and answers with the exit code once it has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/** The environment of every process of ours: Node keeps what it has compiled, which is half of a start. */
export const processSettings = (): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: process.env['HOME'] ?? '',
  TMPDIR: tmpdir(),
  NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules', '.cache', 'compiled'),
});

/** The whole environment of a started server. */
export const serverSettings = (settings: Record<string, string>): Record<string, string> => ({
  ...processSettings(),
  ...OWN_SETTINGS,
  ...settings,
});

/** A separate folder for a server's data. */
export function temporaryDataDir(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'plumbline-server-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts the product as operators do, in a process of its own; it may not be ready yet, or never. */
export function spawnServer(settings: Record<string, string>, folder = process.cwd()): StartedProcess {
  const child = spawn(process.execPath, [join(process.cwd(), 'server/main.ts')], {
    cwd: folder,
    env: serverSettings(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const listen = (chunk: Buffer) => (written += chunk.toString());
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { process: child, output: () => written, ended };
}

/** Starts it and waits until it says where it is ready. */
export async function startServer(settings: Record<string, string>): Promise<RunningServer> {
  const started = spawnServer({ PORT: String(await freePort()), ...settings });
  const address = () => / is ready at (http:\/\/\S+)/.exec(started.output())?.[1];
  const deadline = Date.now() + START_LIMIT_MS;
  while (address() === undefined) {
    if (started.process.exitCode !== null) throw new Error(`the server ended: ${started.output()}`);
    if (Date.now() > deadline) {
      started.process.kill('SIGKILL');
      throw new Error(`the server was not ready in time: ${started.output()}`);
    }
    await sleep(25);
  }
  return {
    ...started,
    url: address() ?? '',
    logs: () =>
      started
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    stop: (signal = 'SIGTERM') => {
      started.process.kill(signal);
      return started.ended;
    },
  };
}

/** A free port, because links in mails need it before the start. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Starts it where it must refuse: its exit code, the last thing it said, and all its lines. */
export async function startAndFail(
  settings: Record<string, string>,
  folder?: string,
): Promise<{ code: number | null; said: string; lines: string[] }> {
  const started = spawnServer(settings, folder);
  const code = await started.ended;
  const lines = started.output().split('\n').filter(Boolean);
  const last = lines.find((line) => line.includes('Plumbline: ')) ?? '';
  // A server for production speaks in objects, as its log does.
  const said = last.startsWith('{') ? (JSON.parse(last) as { msg: string }).msg : last;
  return { code, said: said.slice(said.indexOf('Plumbline: ')).trim(), lines };
}

/** The process of the embedded database in a data folder; null when none runs. */
export function databaseProcess(dataDir: string): number | null {
  const lock = join(dataDir, 'postgres', 'postmaster.pid');
  return existsSync(lock) ? Number(readFileSync(lock, 'utf8').split('\n')[0]) : null;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Waits until something is so; what it waited for is the message when it never is. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  limitMs = 15_000,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`waited in vain until ${what}`);
    await sleep(20);
  }
}
