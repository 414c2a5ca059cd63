#!/usr/bin/env node
// Starts the production build as an operator would, asks it for a page of each kind, and stops it again.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { boughtInvoice } from './smoke-invoice.js';
import { installDependencies, root, run, runtime, serverProcess } from './setup.js';

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 20_000;
/** A start that finds its port taken has filled a database first. */
const REFUSE_LIMIT_MS = 60_000;

installDependencies();
run(runtime, ['bin/build.js']);

const folder = mkdtempSync(join(tmpdir(), 'plumbline-smoke-'));
const dataDir = join(folder, 'data');
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const settings = {
  NODE_ENV: 'production',
  APP_NAME: 'Plumbline',
  APP_KEY: randomBytes(32).toString('base64url'),
  APP_URL: '',
  HOST: '127.0.0.1',
  PORT: String(port),
  DATABASE_URL: '',
  SMTP_URL: '',
  MAIL: 'store',
  DATA_DIR: dataDir,
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
let checks = 0;

try {
  const contractor = await firstStart();
  await secondStart(contractor);
  await startsThatCannotBe();
  process.stdout.write(`Smoke test passed: ${checks} checks.\n`);
} catch (error) {
  process.stderr.write(`Smoke test failed: ${error.message}\n`);
  process.exitCode = 1;
} finally {
  running.forEach((child) => child.kill('SIGKILL'));
  rmSync(folder, { recursive: true, force: true });
}

/** An empty folder, no database given: the product makes its own, fills it, and serves. */
async function firstStart() {
  process.stdout.write('First start, on an empty folder\n');
  const server = await startAndWait();
  check(server.output.includes('Building the demo world'), 'builds the demo world');
  check(server.output.includes('MAIL=store'), 'says that mails are only stored');
  check(server.output.includes('PAYMENTS=test'), 'says that payments are a test');
  const home = await page('/', 'en');
  await page('/es', 'es-MX');
  const list = await page('/contractors', 'en');
  const link = /href="(\/c\/[a-z0-9-]+)"/.exec(list.text)?.[1];
  check(link, 'lists contractors, with links to their pages');
  const contractor = await page(link, 'en');
  await page(`/es${link}`, 'es-MX');
  check(contractor.text.includes('data-server-rendered="true"'), 'draws pages on the server');
  await assets(home.text);
  await calls();
  await invoice();
  await nothingElseIsServed();
  await stop(server);
  return { link, name: titleOf(contractor.text) };
}

async function secondStart({ link, name }) {
  process.stdout.write('Second start, on the same folder\n');
  const server = await startAndWait();
  check(!server.output.includes('Building the demo world'), 'builds nothing again');
  check(titleOf((await page(link, 'en')).text) === name, `still has ${name}`);
  await refused('a port in use', { DATA_DIR: join(folder, 'other'), SEED: 'none' }, /port is in use/i);
  await stop(server);
}

async function startsThatCannotBe() {
  process.stdout.write('Starts that cannot be\n');
  const withBrokenEnv = join(folder, 'broken');
  mkdirSync(withBrokenEnv);
  writeFileSync(join(withBrokenEnv, '.env'), 'APP_NAME=Plumbline\nnot a setting\n');
  await refused('a broken .env', {}, /\.env line 2/, withBrokenEnv);
  await refused('a wrong setting', { PORT: 'many' }, /Setting PORT/);
  await refused('production without a mail server', { MAIL: '' }, /Setting SMTP_URL/);
  await refused('production without its operator', { OPERATOR_NAME: '' }, /Setting OPERATOR_NAME/);
  await refused(
    'half of the settings of Stripe',
    { STRIPE_WEBHOOK_SECRET: 'whsec_12345678' },
    /Setting STRIPE_WEBHOOK_SECRET/,
  );
  await refused('the demo world in production', { ALLOW_DEMO: '' }, /Setting SEED/);
  await refused('a key that anybody guesses', { APP_KEY: 's'.repeat(40) }, /Setting APP_KEY/);
  await refused('development for everybody', { NODE_ENV: 'development', HOST: '0.0.0.0' }, /Setting HOST/);
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  await refused('a folder that cannot be written', { DATA_DIR: join(file, 'data') }, /cannot be written/);
  await refused(
    'a database that does not answer',
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    /DATABASE_URL/,
  );
}

async function page(path, language) {
  const answer = await fetch(origin + path, { headers: { accept: 'text/html' } });
  const text = await answer.text();
  const policy = answer.headers.get('content-security-policy') ?? '';
  check(answer.status === 200, `${path} answers 200`);
  check(/^.+ - Plumbline$/.test(titleOf(text)), `${path} has a title: ${titleOf(text)}`);
  check(text.includes(`<html lang="${language}"`), `${path} is in ${language}`);
  check(
    policy.includes("script-src 'self'") && !policy.includes('unsafe'),
    `${path} has a strict content security policy`,
  );
  return { text };
}

function titleOf(text) {
  return /<title[^>]*>([^<]*)<\/title>/.exec(text)?.[1] ?? '';
}

async function assets(html) {
  const script = /<script type="module" src="([^"]+)"/.exec(html)?.[1];
  const style = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1];
  for (const path of [script, style]) {
    const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    check(answer.status === 200, `${path} answers 200`);
    check(answer.headers.get('cache-control')?.includes('immutable'), `${path} may be kept for good`);
    check(answer.headers.get('content-encoding') === 'br', `${path} comes compressed`);
  }
}

async function calls() {
  const { regions } = await (await fetch(`${origin}/api/regions`)).json();
  check(Array.isArray(regions) && regions.length > 80, `/api/regions names ${regions?.length} regions`);
  const ready = await fetch(`${origin}/ready`);
  check((await ready.json()).status === 'ready', '/ready says ready');
}

/** A document of the built product: its fonts and its libraries have to be in the bundle. */
async function invoice() {
  const { status, start, text, legalName } = await boughtInvoice(origin);
  check(status === 200 && start === '%PDF', `an invoice answers 200 with a PDF (${status}, ${start})`);
  const says = text.replaceAll(/\s+/g, ' ');
  for (const part of [legalName, '98-7654321', settings.OPERATOR_NAME, settings.OPERATOR_TAX_ID])
    check(says.includes(part), `the invoice says ${part}`);
}

/** The server's half of the build, the list of files and our sources are not public. */
async function nothingElseIsServed() {
  const bundle = readdirSync(join(root, 'dist', 'ssr')).find((name) => name.endsWith('.js'));
  const paths = [
    `/ssr/${bundle}`,
    `/dist/ssr/${bundle}`,
    `/assets/${bundle}`,
    '/.vite/manifest.json',
    '/assets/.vite/manifest.json',
    '/dist/client/.vite/manifest.json',
    '/server/main.ts',
    '/server/main.js',
    '/dist/server/main.js',
    '/package.json',
    '/.env',
  ];
  for (const path of paths) check((await fetch(origin + path)).status === 404, `${path} is not served`);
  check(
    (await fetch(`${origin}/dev/mailbox`, { redirect: 'manual' })).status !== 200,
    '/dev/mailbox is closed in production',
  );
}

function start(changes = {}, cwd = root) {
  const child = spawn(runtime, serverProcess.words, {
    cwd,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...serverProcess.environment,
      ...settings,
      ...changes,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const server = { child, output: '', errors: '', code: undefined };
  child.stdout.on('data', (chunk) => (server.output += chunk));
  child.stderr.on('data', (chunk) => (server.errors += chunk));
  server.ended = new Promise((resolve) =>
    child.once('close', (code) => {
      running.delete(child);
      resolve((server.code = code));
    }),
  );
  return server;
}

async function startAndWait() {
  const server = start();
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

function isReady() {
  return fetch(`${origin}/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** SIGTERM ends it with 0 and takes its database along. */
async function stop(server) {
  const lock = join(dataDir, 'postgres', 'postmaster.pid');
  const database = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  server.child.kill('SIGTERM');
  const code = await Promise.race([server.ended, sleep(STOP_LIMIT_MS, 'too late', { ref: false })]);
  check(code === 0, `SIGTERM ends it with 0 (${code})`);
  check(!existsSync(lock) && !isAlive(database), 'its database has ended too');
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** One clear sentence and a non-zero exit. */
async function refused(what, changes, sentence, cwd) {
  const server = start(changes, cwd);
  const code = await Promise.race([server.ended, sleep(REFUSE_LIMIT_MS, 'still running', { ref: false })]);
  const said = server.errors.trim();
  check(code === 1, `${what}: exit code 1 (${code})`);
  check(sentence.test(said) && !said.includes('\n'), `${what}: «${said}»`);
}

function check(isSo, what) {
  if (!isSo) throw new Error(what);
  checks += 1;
  process.stdout.write(`  ok  ${what}\n`);
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: found } = probe.address();
      probe.close(() => resolve(found));
    });
  });
}
