// Starts the production build in processes of its own, as an operator would, and ends them.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root, runtime, serverProcess } from '../setup.js';
import { check } from './checks.js';
import { recordLoads } from './loaded.js';

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 20_000;

export const folder = mkdtempSync(join(tmpdir(), 'plumbline-smoke-'));
export const origin = `http://127.0.0.1:${await freePort()}`;
export const SETTINGS = {
  NODE_ENV: 'production',
  APP_NAME: 'Plumbline',
  APP_KEY: randomBytes(32).toString('base64url'),
  APP_URL: '',
  HOST: '127.0.0.1',
  PORT: new URL(origin).port,
  DATABASE_URL: '',
  SMTP_URL: '',
  MAIL: 'store',
  DATA_DIR: join(folder, 'data'),
  OPERATOR_NAME: 'Łódź Directories LLC',
  OPERATOR_ADDRESS: '500 Main Street, El Paso, TX 79901',
  OPERATOR_EMAIL: 'office@directories.example',
  OPERATOR_TAX_ID: '12-3456789',
  PAYMENTS: 'test',
  SEED: 'demo',
  ALLOW_DEMO: '1',
  RATE_LIMITS: 'on',
  PAGE_CACHE: 'on',
  LOG_LEVEL: 'warn',
};
const running = new Set();

/** Runs the product's own Node. Its output grows in `output` and `errors`; `ended` resolves with the exit code. */
export function run(words, settings, cwd = root) {
  const environment = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    ...serverProcess.environment,
    ...SETTINGS,
    ...settings,
    ...recordLoads(folder),
  };
  const child = spawn(runtime, words, { cwd, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const started = { child, settings: environment, output: '', errors: '', code: undefined };
  child.stdout.on('data', (chunk) => (started.output += chunk));
  child.stderr.on('data', (chunk) => (started.errors += chunk));
  started.ended = new Promise((resolve) =>
    child.once('close', (code) => {
      running.delete(started);
      resolve((started.code = code));
    }),
  );
  running.add(started);
  return started;
}

export const start = (settings, cwd) => run(serverProcess.words, settings, cwd);

export async function startAndWait(settings) {
  const server = start(settings);
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await isReady())) {
    if (server.code !== undefined)
      throw new Error(`the server ended with ${server.code}: ${server.errors || server.output}`);
    if (Date.now() > deadline) throw new Error(`/ready did not answer in time: ${server.output}`);
    await sleep(100);
  }
  check(true, `is ready at ${origin}`);
  return server;
}

const isReady = () =>
  fetch(`${origin}/ready`).then(
    (answer) => answer.ok,
    () => false,
  );

/** SIGTERM ends it with 0 and takes its database along. */
export async function stop(server) {
  const lock = join(server.settings.DATA_DIR, 'postgres', 'postmaster.pid');
  const database = existsSync(lock) ? Number(readFileSync(lock, 'utf8').split('\n')[0]) : null;
  server.child.kill('SIGTERM');
  const code = await Promise.race([server.ended, sleep(STOP_LIMIT_MS, 'too late', { ref: false })]);
  check(code === 0, `SIGTERM ends it with 0 (${code})`);
  if (database !== null) check(!existsSync(lock) && !isAlive(database), 'its database has ended too');
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A server that is still there takes its database along before its folder goes. */
export async function removeEverything() {
  for (const { child, ended } of running) {
    child.kill('SIGTERM');
    await Promise.race([ended, sleep(STOP_LIMIT_MS, null, { ref: false })]);
    child.kill('SIGKILL');
  }
  rmSync(folder, { recursive: true, force: true });
}

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
