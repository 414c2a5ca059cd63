import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, temporaryDataDir, until, type RunningServer } from '../../../support/running-server.ts';
import { mailsInQueue, startMailServer } from '../../../support/mail-server.ts';
import type { MadeUser } from '../../../support/factories.ts';
import { createWorld, type World } from '../../../support/world.ts';

/** `EFFECT_KILLS=40` runs the long form. */
const ROUNDS = Number(process.env['EFFECT_KILLS'] ?? 3);
const WRITERS = 8;
const LONGEST_LIFE_MS = 900;

const folder = temporaryDataDir();
let world: World;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let admin: MadeUser;
let cases: { reviewId: number; recipients: string[] }[];

beforeAll(async () => {
  world = await createWorld();
  mailServer = await startMailServer();
  admin = await world.make.user({ role: 'admin' });
  cases = await Promise.all(Array.from({ length: WRITERS }, makeCase));
});
afterAll(async () => {
  // A test that fails would leave its server behind.
  for (const server of started) server.process.kill('SIGKILL');
  await mailServer.close();
  await world.close();
  folder.remove();
});

/** A review whose author and whose contractor's owner are mailed each decision about it. */
async function makeCase() {
  const [author, owner] = [await world.make.user(), await world.make.user({ role: 'contractor' })];
  const contractor = await world.make.contractor({ owner });
  const { id } = await world.make.review({ author, contractor });
  return { reviewId: id, recipients: [author.email, owner.email] };
}

const decisionIn = (text: string): string => /\/decisions\/(\d+)/.exec(text)?.[1] ?? '';

const started: RunningServer[] = [];
const start = async (): Promise<RunningServer> => {
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
};

/** Takes a review down and puts it back until the server is gone, and says each decision that was acknowledged. */
async function decideUntilGone(
  url: string,
  token: string,
  reviewId: number,
  decided: () => void,
): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'application/json',
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
  };
  const body = JSON.stringify({ reason: 'R01: the words are hateful, as the report says.' });
  for (;;)
    for (const action of ['deactivate', 'activate']) {
      const answer = await fetch(`${url}/api/admin/reviews/${reviewId}/${action}`, {
        method: 'PUT',
        headers,
        body,
      }).catch(() => null);
      if (answer === null) return;
      // A review that an earlier round left inactive answers 409 once.
      if (answer.ok) decided();
    }
}

async function tokenOf({ url }: RunningServer): Promise<string> {
  const answer = await fetch(`${url}/tokens/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ email: admin.email, password: admin.password, device_name: 'test' }),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function round(): Promise<number> {
  const server = await start();
  const token = await tokenOf(server);
  let acknowledged = 0;
  const writing = cases.map(({ reviewId }) =>
    decideUntilGone(server.url, token, reviewId, () => (acknowledged += 1)),
  );
  await until('the first decisions are acknowledged', () => acknowledged > 0);
  await sleep(Math.random() * LONGEST_LIFE_MS);
  await server.stop('SIGKILL');
  await Promise.all(writing);
  return acknowledged;
}

test('each decision is mailed to both sides exactly once, however often the server is killed', async () => {
  let acknowledged = 0;
  for (let count = 0; count < ROUNDS; count += 1) acknowledged += await round();
  const last = await start();
  await until(
    'every event is delivered',
    async () => (await world.database.selectFrom('pending_events').select('key').execute()).length === 0,
    240_000,
  );
  await last.stop();
  const mails = [...mailServer.mails, ...(await mailsInQueue(world))];

  const decisions = await world.database
    .selectFrom('decisions')
    .select(['id', 'subject_id as reviewId'])
    .where('subject_type', '=', 'review')
    .execute();
  expect(acknowledged).toBeGreaterThan(0);
  expect(decisions.length).toBeGreaterThanOrEqual(acknowledged);
  const expected = decisions.flatMap(({ id, reviewId }) =>
    (cases.find((one) => one.reviewId === reviewId)?.recipients ?? []).map((to) => `${to} ${id}`),
  );
  const sent = new Map(mails.map(({ id, to, text }) => [id, `${to} ${decisionIn(text)}`]));
  expect([...sent.values()].toSorted()).toEqual(expected.toSorted());
}, 900_000);
