import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, loadDemo } from '../../../../server/database/seeds/demo/load.ts';
import { moveDates } from '../../../../server/database/seeds/demo/world-file.ts';
import { verifyChain } from '../../../../server/decisions/verify-chain.ts';
import { localStorage } from '../../../../server/uploads/storage/local-storage.ts';
import { pathOf } from '../../../../server/uploads/stored-files.ts';
import { createWorld, type World } from '../../../support/world.ts';

/** Some other time than the one that the file was written for. */
const TODAY = new Date();

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await sql`alter table reviews add column added_later text not null default 'by a migration'`.execute(
    world.database,
  );
  await loadDemo(world.handle, TODAY, localStorage(world.config.dataDir));
});
afterAll(() => world.close());

const rowsOf = async (query: string) => [...(await world.handle.sql.unsafe(query))];

test('a loaded demo world has its people, contractors, reviews and responses', async () => {
  const [counts] = await rowsOf(`
    select (select count(*)::int from users) as users, (select count(*)::int from contractors) as contractors,
      (select count(*)::int from reviews) as reviews, (select count(*)::int from review_responses) as responses`);
  expect(counts).toMatchObject({ contractors: 653 });
  expect(counts?.['users']).toBeGreaterThan(1_000);
  expect(counts?.['reviews']).toBeGreaterThan(2_800);
  expect(counts?.['responses']).toBeGreaterThan(1_000);
});

test.each(['user', 'contractor', 'member', 'free', 'admin'])(
  'a loaded demo world lets its %s sign in',
  async (name) => {
    const browser = world.visitor();
    const answer = await browser.logIn(`${name}@plumbline.test`, DEMO_PASSWORD);
    expect(answer.status).toBe(303);
    expect((await browser.call('GET', '/api/profile')).status).toBe(200);
  },
);

test('the chain of decisions of a loaded demo world is whole', async () => {
  const { fault, checked } = await verifyChain(world.database);
  expect([fault, checked > 100]).toEqual([null, true]);
});

test('the latest texts of a loaded demo world are of the last day, and none is in the future', async () => {
  const [times] = await rowsOf(`
    select max(at) as latest from (select created_at from reviews union all select created_at from review_responses
      union all select created_at from comments union all select created_at from messages
      union all select decided_at from decisions union all select created_at from invoices
      union all select created_at from users) as texts (at)`);
  const age = TODAY.getTime() - Number(times?.['latest']);
  expect(age).toBeGreaterThan(0);
  expect(age).toBeLessThan(86_400_000);
});

test('no job of a loaded demo world ended after its review was written', async () => {
  const early = await rowsOf(`
    select id from reviews where job_month > created_at or job_month <> date_trunc('month', job_month)`);
  expect(early).toEqual([]);
  expect((await rowsOf('select id from reviews')).length).toBeGreaterThan(0);
});

test('an invoice of a loaded demo world names the year in which it was paid', async () => {
  const odd = await rowsOf(`
    select number from invoices where paid_at is not null
      and split_part(number, '-', 2) <> to_char(paid_at at time zone 'UTC', 'YYYY')`);
  expect(odd).toEqual([]);
});

test('the order kept for each trade of a loaded demo world is what a recount gives', async () => {
  const kept = await rowsOf('select * from contractor_trades order by contractor_id, trade_id');
  expect(kept.length).toBeGreaterThan(300);
  expect(kept).toEqual(
    await rowsOf(`
      select c.id as contractor_id, pt.trade_id, p.region_id, c.standing_score
      from contractors c join profiles p on p.id = c.id join profile_trades pt on pt.profile_id = c.id
      where c.closed_on is null
      order by c.id, pt.trade_id`),
  );
});

test('new rows of a loaded demo world go on after its numbers', async () => {
  const { id } = await world.make.user();
  const [last] = await rowsOf('select max(id) as id from users');
  expect(id).toBe(last?.['id']);
});

test('a column that a later migration added has its default in a loaded demo world', async () => {
  expect(await rowsOf('select distinct added_later from reviews')).toEqual([
    { added_later: 'by a migration' },
  ]);
});

test('every picture of a loaded demo world has its files', async () => {
  const uploads = await world.database.selectFrom('uploads').select('key').execute();
  expect(uploads.length).toBeGreaterThan(2_000);
  const missing = uploads.filter(({ key }) =>
    (['small', 'large'] as const).some((size) => !existsSync(join(world.config.dataDir, pathOf(key, size)))),
  );
  expect(missing).toEqual([]);
});

test('a time of a JSON text moves exactly, a day and a month by whole days, and dates within sentences stay', () => {
  const json =
    '["2026-11-20","2026-11-20T12:00:00+00:00",{"expires_at":"2026-11-20T10:00:00Z"},"2026-11","since 2026-11","\\"2026-11\\""]';
  expect(JSON.parse(moveDates(json, 40.5 * 86_400_000))).toEqual([
    '2026-12-30',
    '2026-12-31T00:00:00.000Z',
    { expires_at: '2026-12-30T10:00:00.000Z' },
    '2026-12',
    'since 2026-11',
    '"2026-11"',
  ]);
});
