import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../../server/core/config/config.ts';
import { openDatabase, type DatabaseHandle } from '../../../server/database/client.ts';
import { refuseOtherLog } from '../../../server/public-log/head-file.ts';
import { LIMITS } from '../../../server/limits.ts';
import { until } from '../../support/running-server.ts';
import { startListeners, type Listeners } from './listeners.ts';
import { KINDS, senderTo, startLoad, type Kind, type Load } from './load.ts';
import { APP_KEY, startMachines, type Machines } from './machines.ts';

/** So much of each kind is acknowledged after a part was killed, before the next one is. */
const ENOUGH = 3;
const LONGEST_MS = 45_000;
const WITHOUT_FILES = KINDS.filter((kind) => kind !== 'upload');
/** A connection that ended, a process that is away, a database or a bucket that is away: all say that nothing was done. */
const TOLD = /^\S+ (0|502|503|504)$/;

const AS_PAGE = { headers: { accept: 'text/html' } };

let machines: Machines;
let handle: DatabaseHandle;
let load: Load;
let listeners: Listeners;

beforeAll(async () => {
  machines = await startMachines();
  handle = openDatabase({ url: machines.databaseUrl }, { connections: 4 });
  load = await startLoad(machines, handle);
  listeners = await startListeners(machines, handle);
  await goesOn();
}, 240_000);
afterEach(() => report());
afterAll(async () => {
  listeners?.stop();
  await load?.stop();
  await handle?.close();
  await machines?.stop();
}, 120_000);

/** Waits until each of these kinds goes on. */
async function goesOn(kinds: readonly Kind[] = KINDS): Promise<void> {
  const before = kinds.map((kind) => load.acknowledged[kind].length);
  const reads = load.reads();
  await until(
    `${kinds.join(', ')} go on`,
    () =>
      load.reads() > reads + ENOUGH &&
      kinds.every((kind, index) => load.acknowledged[kind].length >= (before[index] ?? 0) + ENOUGH),
    LONGEST_MS,
  );
}

let since = performance.now();
/** For docs/scaling.md. */
function report(): void {
  const acknowledged = KINDS.map((kind) => `${kind} ${load.acknowledged[kind].length}`).join(', ');
  const seconds = ((performance.now() - since) / 1_000).toFixed(1);
  since = performance.now();
  process.stdout.write(
    `  ${expect.getState().currentTestName}: ${seconds} s; ${acknowledged}, reads ${load.reads()}; not done: ${JSON.stringify(Object.fromEntries(load.failures))}\n`,
  );
}

test('limits of three processes behind nginx are one limit', async () => {
  const send = senderTo(machines.url);
  const statuses = [];
  for (let guess = 0; guess < LIMITS.credentials.max + 10; guess += 1) {
    const body = JSON.stringify({
      email: `guess${guess}@plumbline.test`,
      password: 'wrong',
      device_name: 'x',
    });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' };
    statuses.push((await send('POST', '/tokens/create', { body, headers })).status);
  }
  expect(statuses.filter((status) => status !== 429)).toHaveLength(LIMITS.credentials.max);
});

test('a process that is killed leaves the work to the others, and comes back', async () => {
  const [first] = machines.processes;
  await first?.server.stop('SIGKILL');
  await goesOn();
  await first?.start();
  await goesOn();
}, 120_000);

test('each process answers what was written through another one', async () => {
  const title = load.acknowledged.posting.at(-1) ?? '';
  const [row] = await handle.sql<{ id: number }[]>`select id from postings where title = ${title}`;
  for (const { url } of machines.processes)
    expect((await senderTo(url)('GET', `/postings/${row?.id}`, AS_PAGE)).body).toContain(title);
});

test('Valkey that is killed stops nothing', async () => {
  await machines.valkey.kill();
  await goesOn();
  await machines.valkey.start();
  await goesOn();
}, 120_000);

test('a bucket that is killed refuses files only, and has all of them when it is back', async () => {
  await machines.s3.kill();
  await goesOn(WITHOUT_FILES);
  await machines.s3.start();
  await goesOn();
}, 120_000);

test('nginx that reads its file again loses no request, and one that is killed comes back', async () => {
  const failed = [...load.failures.values()].reduce((sum, count) => sum + count, 0);
  machines.nginx.reload(machines.proxyFile);
  await goesOn();
  expect([...load.failures.values()].reduce((sum, count) => sum + count, 0)).toBe(failed);
  await machines.nginx.kill();
  await sleep(1_000);
  await machines.nginx.start();
  await goesOn();
}, 120_000);

test('a standby that is killed makes writes wait, and reads go on', async () => {
  await machines.cluster.replica.kill();
  // Writes on their way when it was killed may still be acknowledged.
  await sleep(1_000);
  const [written, reads] = [load.count(), load.reads()];
  await until('reads go on', () => load.reads() > reads + 10, LONGEST_MS);
  expect(load.count()).toBe(written);
  await machines.cluster.replica.start();
  await goesOn();
}, 120_000);

test('a primary that is killed is followed by its standby, without a restart', async () => {
  const { primary, replica, follow } = machines.cluster;
  await primary.kill();
  await replica.promote();
  await goesOn();
  await follow(primary, replica);
  await replica.waitForStandby();
  await goesOn();
}, 120_000);

test('all processes are killed at once, and what they had begun is done', async () => {
  await Promise.all(machines.processes.map(({ server }) => server.stop('SIGKILL')));
  for (const { start } of machines.processes) await start();
  await goesOn();
}, 120_000);

test('nothing acknowledged is lost, nothing is there twice, and each failure was told', async () => {
  await load.stop();
  expect([...load.failures.keys()].filter((failure) => !TOLD.test(failure))).toEqual([]);
  const { sql } = handle;
  const texts = {
    review: await sql<{ text: string }[]>`select title as text from reviews where title like 'review no.%'`,
    response: await sql<
      { text: string }[]
    >`select body as text from review_responses where body like 'response no.%'`,
    message: await sql<{ text: string }[]>`select body as text from messages where body like 'message no.%'`,
    posting: await sql<
      { text: string }[]
    >`select title as text from postings where title like 'posting no.%'`,
  };
  for (const [kind, rows] of Object.entries(texts)) {
    const stored = rows.map(({ text }) => text);
    expect(new Set(stored).size, `each ${kind} once`).toBe(stored.length);
    expect(
      load.acknowledged[kind as Kind].filter((text) => !stored.includes(text)),
      kind,
    ).toEqual([]);
  }
});

test('each acknowledged review is on its page, and each session and file is there', async () => {
  const send = senderTo(machines.url);
  // Each has fewer than a page.
  const answers = await Promise.all(load.contractors.map(({ slug }) => send('GET', `/c/${slug}`, AS_PAGE)));
  const shown = answers.map(({ body }) => body).join('');
  const active = await handle.sql<{ title: string }[]>`
    select title from reviews where title like 'review no.%' and status = 'active'`;
  expect(active.length).toBeGreaterThan(20);
  expect(active.filter(({ title }) => !shown.includes(`${title}<`))).toEqual([]);
  for (const token of load.acknowledged['sign-in']) {
    const { status } = await send('GET', '/api/profile', { headers: { authorization: `Bearer ${token}` } });
    expect(status).toBe(200);
  }
  const stored = readdirSync(machines.s3.folder, { recursive: true, encoding: 'utf8' }).join('\n');
  const keys = load.acknowledged.upload.map((body) => /\/uploads\/([\w-]{24})/.exec(body)?.[1] ?? body);
  expect(keys.filter((key) => !stored.includes(key))).toEqual([]);
});

test('each review is mailed to its contractor once, and nothing waits', async () => {
  const waiting = async () =>
    (
      await handle.sql`
      select from pending_events union all select from jobs.job where name = 'mails.send' and data is not null`
    ).length;
  // A mail of a killed process is sent by another one once its heartbeat is missed.
  await until('every mail has left', async () => (await waiting()) === 0, 240_000);
  const rows = await handle.sql<{ id: number }[]>`
    select id from reviews where title like 'review no.%' and status = 'active'`;
  // A mail that is sent again because its process was killed has the same id, and is one mail.
  const mails = [...new Map(machines.mails.map((mail) => [mail.id, mail])).values()];
  const told = mails.map(({ text }) => Number(/\/reviews\/got\?review=(\d+)/.exec(text)?.[1]));
  const times = rows.map(({ id }) => told.filter((review) => review === id).length);
  expect(new Set(times)).toEqual(new Set([1]));
}, 300_000);

test('every machine has the public log of the others, whole', async () => {
  const { database, sql } = handle;
  await until('all is in the log', async () => (await sql`select from log_pending`).length === 0, LONGEST_MS);
  const [log] = await sql<{ size: number; entries: number; last: number }[]>`
    select size, (select count(*) from log_entries)::integer as entries,
      (select max(number) from log_entries)::integer as last from log_head`;
  expect(log).toEqual({ size: log?.size, entries: log?.size, last: Number(log?.size) - 1 });
  for (const { dataDir } of machines.processes) {
    const config = loadConfig({ APP_KEY, APP_URL: machines.url, DATA_DIR: dataDir }, null);
    await expect(refuseOtherLog(database, config)).resolves.toBeUndefined();
  }
});

test('no listener heard one event twice, and all hear each other again', async () => {
  expect(listeners.heardTwice()).toEqual([]);
  await listeners.allHear();
});
