import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { TEMPLATE_KEYS } from '../../../../common/constants.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { checkBackup } from '../../../../server/commands/backup/read-backup.ts';
import { restoreBackup } from '../../../../server/commands/backup/restore-backup.ts';
import { writeBackup } from '../../../../server/commands/backup/write-backup.ts';
import { openDatabase } from '../../../../server/database/client.ts';
import { verifyChain } from '../../../../server/decisions/verify-chain.ts';
import { databaseOn } from '../../../support/database-server.ts';
import { contentOf } from '../../commands/database-content.ts';
import { DEMO_PASSWORD, loadDemo } from '../../../../server/database/seeds/demo/load.ts';
import type { BusinessView } from '../../../../server/dashboard/views.ts';
import { flipEveryPlan } from '../../../../server/commands/plan-flip.ts';
import { billingOf } from '../../../support/billing.ts';
import { localStorage } from '../../../../server/uploads/storage/local-storage.ts';
import { createWorld, type World } from '../../../support/world.ts';
import { describeCases } from './demo-cases.ts';
import { describeFacts } from './demo-facts.ts';

const TODAY = new Date('2026-11-21T21:30:00Z');
let world: World;
beforeAll(async () => {
  world = await createWorld();
  world.setNow(TODAY);
  await loadDemo(world.handle, TODAY, localStorage(world.config.dataDir));
});
afterAll(() => world.close());

const count = async (
  table: 'users' | 'contractors' | 'reviews' | 'review_versions' | 'review_responses' | 'search_words',
) => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from ${sql.table(table)}`.execute(world.database);
  return rows[0]?.count ?? 0;
};

// One world for all of it: to build and write one takes seconds.
describeFacts(() => world, TODAY);
describeCases(() => world, TODAY);

test('a restored backup of the demo world holds the same rows and the same chain of decisions', async () => {
  const { target: server } = inject('databaseServer');
  const name = `plumbline_restore_${randomBytes(6).toString('hex')}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-restored-'));
  const file = join(dataDir, 'demo.tar.gz');
  const source = databaseOn(server, world.handle.sql.options.database);
  await writeBackup({ target: source, storage: localStorage(world.config.dataDir), now: TODAY }, file);
  await world.handle.sql.unsafe(`create database ${name}`);
  const target = databaseOn(server, name);
  await restoreBackup({
    target,
    storage: localStorage(dataDir),
    dataDir,
    file,
    manifest: await checkBackup(file),
    replace: false,
  });
  const restored = openDatabase(target, { connections: 1 });
  try {
    expect(await contentOf(restored)).toEqual(await contentOf(world.handle));
    const chain = await verifyChain(restored.database);
    expect([chain.fault, chain.checked > 1]).toEqual([null, true]);
  } finally {
    await restored.close();
    await world.handle.sql.unsafe(`drop database if exists ${name} with (force)`);
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 60_000);

test('comments in the demo world are younger than their posting and comment, and none is in the future', async () => {
  const { rows } = await sql<{ comments: number; replies: number; wrong: number }>`
    select count(*)::int as comments, count(c.parent_id)::int as replies,
      count(*) filter (where c.created_at <= p.created_at or c.created_at <= parent.created_at
        or c.created_at >= ${TODAY}::timestamptz)::int as wrong
    from comments c join postings p on p.id = c.posting_id left join comments parent on parent.id = c.parent_id`.execute(
    world.database,
  );
  expect(rows[0]?.wrong).toBe(0);
  expect(rows[0]?.comments).toBeGreaterThan(20);
  expect(rows[0]?.replies).toBeGreaterThan(4);
});

describe('the demo world', () => {
  test('the demo world has people, contractors, reviews and responses', async () => {
    const [reviews, responses] = [await count('reviews'), await count('review_responses')];
    expect(await count('users')).toBeGreaterThan(1_000);
    expect(await count('contractors')).toBe(653);
    const { rows: places } = await sql<{ cities: number }>`
      select count(distinct (region_id, city))::integer as cities from profiles where kind = 'contractor'`.execute(
      world.database,
    );
    expect(places[0]?.cities).toBe(108);
    const readme = readFileSync('README.md', 'utf8');
    expect(readme).toContain(
      '653 invented contractors in 108 cities and towns and about 3,000 invented reviews',
    );
    expect(reviews).toBeGreaterThanOrEqual(2_800);
    expect(reviews).toBeLessThanOrEqual(3_200);
    expect(Math.abs(responses / reviews - 0.41)).toBeLessThan(0.03);
    expect(await count('review_versions')).toBeGreaterThanOrEqual(reviews);
    expect(await count('search_words')).toBeGreaterThan(500);
  });

  test('the demo world shows of every contractor what its reviews add up to', async () => {
    const { rows } = await sql`
      select c.slug from contractors c
      where c.review_count + c.quote_count <> (select count(*) from reviews r where r.contractor_id = c.id and r.status = 'active' and r.deleted_at is null) or c.summarised_at is null
         or c.search_document = ''::tsvector or c.name = ''`.execute(world.database);
    expect(rows).toEqual([]);
  });

  test('the demo world has a page of each template', async () => {
    const { rows } = await sql<{ template_id: number }>`
      select distinct template_id from contractors order by template_id`.execute(world.database);
    expect(rows.map(({ template_id }) => template_id)).toEqual(TEMPLATE_KEYS.map((_, index) => index + 1));
  });

  test('the demo world tells that its unclaimed contractors are invented', async () => {
    const unclaimed = await world.database
      .selectFrom('contractors')
      .select('source')
      .distinct()
      .where('claimed', '=', false)
      .execute();
    expect(unclaimed).toEqual([{ source: 'Plumbline demo' }]);
  });

  test.each([
    ['admin@plumbline.test', 'admin', 'free', false],
    ['contractor@plumbline.test', 'contractor', 'annual_gold', true],
    ['member@plumbline.test', 'user', 'annual_gold', true],
    ['free@plumbline.test', 'contractor', 'free', true],
    ['user@plumbline.test', 'user', 'free', false],
  ])('the demo world lets %s sign in as %s on %s', async (email, role, version, hasPage) => {
    const browser = world.visitor();
    await browser.logIn(email, DEMO_PASSWORD);
    const { profile } = (await browser.call('GET', '/api/profile')).json<{
      profile: { role: string; contractor: unknown };
    }>();
    expect(profile.role).toBe(role);
    expect(profile.contractor !== null).toBe(hasPage);
    expect((await browser.call('GET', '/api/user-version')).json()).toEqual({
      logged_in_user_version: version,
    });
  });

  test('the demo world leaves a visitor who signs in a posting to write this month', async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from postings as p join profiles as f on f.id = p.author_profile_id
      join users as u on u.id = f.user_id
      where u.email in ('user@plumbline.test', 'free@plumbline.test') and p.created_at > ${TODAY}::timestamptz - interval '31 days'
      group by u.id`.execute(world.database);
    expect(rows.filter(({ count }) => count > 1)).toEqual([]);
  });

  test('the demo world has counted how people use the pages of its own accounts, in this period and the one before', async () => {
    const browser = world.visitor();
    await browser.logIn('contractor@plumbline.test', DEMO_PASSWORD);
    for (const days of [30, 365]) {
      const { props } = (await browser.visit(`/dashboard?days=${days}`)).page;
      const { totals } = (props['business'] as BusinessView).page_use;
      for (const kind of ['view', 'call', 'website']) {
        const total = totals.find((one) => one.kind === kind);
        expect([total?.count, total?.before].every((count) => (count ?? 0) > 0)).toBe(true);
      }
    }
  });

  test('the demo world has a contractor with reviews to answer, and one whose account is inactive', async () => {
    const waiting = await world.database
      .selectFrom('reviews as r')
      .innerJoin('profiles as p', 'p.id', 'r.contractor_id')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .leftJoin('review_responses as answer', 'answer.review_id', 'r.id')
      .select('r.id')
      .where('u.email', '=', 'contractor@plumbline.test')
      .where('answer.id', 'is', null)
      .execute();
    expect(waiting.length).toBeGreaterThan(2);
    const inactive = await world.visitor().logIn('inactive@plumbline.test', DEMO_PASSWORD);
    expect(inactive.headers['location']).toMatch(/inactive-account$/);
  });

  test('the demo world gives the same order, scores, queues and decisions whichever plan everybody has', async () => {
    const billing = await billingOf(world);
    billing.setNow(TODAY);
    const { searches, difference } = await flipEveryPlan(billing.context());
    expect(difference).toBeNull();
    expect(searches).toBeGreaterThan(30);
    const { rows } = await sql<{ count: number }>`
      select count(distinct version)::integer as count from memberships`.execute(world.database);
    expect(rows[0]?.count).toBeGreaterThan(2);
  }, 120_000);

  test('the demo world has memberships in every state, with invoices that add up', async () => {
    const { rows } = await sql<{ state: string }>`
      select distinct case when cancels_at is not null then 'cancel_scheduled' else state end as state
      from memberships order by 1`.execute(world.database);
    expect(rows.map(({ state }) => state)).toEqual(['active', 'cancel_scheduled', 'ended', 'past_due']);
    const odd = await sql`
      select i.id from invoices i left join invoice_lines l on l.invoice_id = i.id
      group by i.id having sum(l.amount_cents) is distinct from i.total_cents
      union all select p.id from payments p left join sandbox_payments s on s.own_reference = p.id::text
      where s.amount_cents is distinct from p.amount_cents
      union all select user_id from memberships where version <> 'free' and period_end is null`.execute(
      world.database,
    );
    expect(odd.rows).toEqual([]);
    const invoices = await sql<{ number: string }>`
      select number from invoices join users on users.id = invoices.user_id
      where email = 'contractor@plumbline.test' and paid_at is not null`.execute(world.database);
    expect(invoices.rows).toHaveLength(1);
    const coupons = await world.database.selectFrom('coupons').select('code').orderBy('code').execute();
    expect(coupons.map(({ code }) => code)).toEqual(['EXPO-2026', 'FREEMONTH', 'WELCOME20']);
  });

  test('the demo world is written whole or not at all', async () => {
    const before = await count('users');
    await expect(loadDemo(world.handle, TODAY, localStorage(world.config.dataDir))).rejects.toThrow();
    expect(await count('users')).toBe(before);
  });
});
