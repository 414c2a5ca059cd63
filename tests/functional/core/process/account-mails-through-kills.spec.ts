import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { mailsInQueue, startMailServer } from '../../../support/mail-server.ts';
import { startServer, temporaryDataDir, until, type RunningServer } from '../../../support/running-server.ts';
import { createWorld, type World } from '../../../support/world.ts';

/** `EFFECT_KILLS=40` runs the long form. */
const ROUNDS = Number(process.env['EFFECT_KILLS'] ?? 3);
const WRITERS = 3;
const LONGEST_LIFE_MS = 600;

const folder = temporaryDataDir();
const started: RunningServer[] = [];
let world: World;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let people = 0;

beforeAll(async () => {
  world = await createWorld();
  mailServer = await startMailServer();
});
afterAll(async () => {
  // A test that fails would leave its server behind.
  for (const server of started) server.process.kill('SIGKILL');
  await mailServer.close();
  await world.close();
  folder.remove();
});

async function start(): Promise<RunningServer> {
  const server = await startServer({
    ...world.databaseSettings,
    DATA_DIR: folder.path,
    SMTP_URL: mailServer.url,
    SMTP_FROM: 'Plumbline <no-reply@plumbline.org>',
    MAIL: '',
    SEED: 'none',
    RATE_LIMITS: 'off',
    ALLOW_NO_LIMITS: '1',
  });
  started.push(server);
  return server;
}

/** Sends a visitor's form; whether it was acknowledged with a redirect to `to`, null once the server is gone. */
async function sendForm(url: string, body: Record<string, string>, [path, to]: [string, string]) {
  try {
    const page = await fetch(url + route('login'));
    const [cookie = ''] = page.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
    const answer = await fetch(url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        cookie,
        'content-type': 'application/json',
        'x-inertia': 'true',
        'x-xsrf-token': decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)),
      },
      body: JSON.stringify(body),
    });
    return answer.status === 303 && answer.headers.get('location') === to;
  } catch {
    return null;
  }
}

/** Registers new people, and forgets the password of others, until the server is gone. */
async function writeUntilGone(url: string, acknowledged: string[]): Promise<void> {
  for (;;) {
    people += 1;
    const email = `new${people}@plumbline.test`;
    const person = { role: 'user', name: 'Ana Paz', email, password: 'a long enough secret' };
    const known = (await world.make.user()).email;
    const isRegistered = await sendForm(url, person, [route('register.store'), route('verification.notice')]);
    if (isRegistered) acknowledged.push(`${email} verify-email`);
    const asked = await sendForm(url, { email: known }, [route('password.email'), route('password.request')]);
    if (asked) acknowledged.push(`${known} reset-password`);
    if (isRegistered === null || asked === null) return;
  }
}

async function round(acknowledged: string[]): Promise<void> {
  const before = acknowledged.length;
  const server = await start();
  const writing = Array.from({ length: WRITERS }, () => writeUntilGone(server.url, acknowledged));
  await until('the first forms are acknowledged', () => acknowledged.length > before);
  await sleep(Math.random() * LONGEST_LIFE_MS);
  await server.stop('SIGKILL');
  await Promise.all(writing);
}

test('each acknowledged registration and forgotten password is mailed once, however often the server is killed', async () => {
  const acknowledged: string[] = [];
  for (let count = 0; count < ROUNDS; count += 1) await round(acknowledged);
  const last = await start();
  await until(
    'every event is delivered',
    async () => (await world.database.selectFrom('pending_events').select('key').execute()).length === 0,
    240_000,
  );
  await last.stop();
  const mails = [...mailServer.mails, ...(await mailsInQueue(world))];
  const sent = new Map(
    mails.map(({ id, to, text }) => [
      id,
      `${to} ${/\/(verify-email|reset-password)\//.exec(text)?.[1] ?? ''}`,
    ]),
  );
  const lost = acknowledged.filter((one) => ![...sent.values()].includes(one));
  expect([acknowledged.length > 0, lost]).toEqual([true, []]);
  expect(new Set(sent.values()).size).toBe(sent.size);
}, 900_000);
