import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route, type RouteName } from '../../../../common/routes/route-table.ts';
import type { PermitsView } from '../../../../server/moderation/permits/permits-page.ts';
import type { MadeContractor } from '../../../support/factories.ts';
import { createPermitRuns, giveLicense, permitRow, removePermits } from '../../../support/permit-runs.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

let world: World;
let runs: ReturnType<typeof createPermitRuns>;
let admin: Person;
let listing: MadeContractor;
beforeAll(async () => {
  world = await createWorld();
  runs = createPermitRuns(world);
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(async () => {
  runs.remove();
  await world.close();
});
beforeEach(async () => {
  await removePermits(world);
  await world.database.deleteFrom('contractors').execute();
  listing = await world.make.contractor({ name: 'Mesa Decks', region: 'US-TX', city: 'Austin' });
});

const page = async (by = admin) =>
  (await by.visit(route('admin.permits'))).page.props as unknown as PermitsView;
type Deciding = Extract<RouteName, `admin.permits.${string}`>;
const decide = (name: Deciding, id: number, by = admin) => by.submit(route(name, { id }), {});
const owners = async () =>
  (
    await world.database.selectFrom('permits').select(['contractor_id', 'joined_by']).orderBy('id').execute()
  ).map(({ contractor_id, joined_by }) => [contractor_id, joined_by]);
const proposed = async (rows = permitRow()) => {
  await runs.run(rows);
  const [proposal] = (await page()).proposals;
  if (!proposal) throw new Error('nothing was proposed');
  return proposal;
};

describe('a business of a list that may be a listing', () => {
  test('a proposal shows both sides, and accepted its permits are the listing’s, those of later lists too', async () => {
    const proposal = await proposed(
      permitRow({ contractor: 'MESA DECKS, LLC' }) +
        permitRow({ number: '2', contractor: 'MESA DECKS, LLC' }),
    );
    expect(proposal).toMatchObject({
      signals: ['name', 'city'],
      name: 'MESA DECKS, LLC',
      source: 'City of Austin',
      sourceUrl: 'https://data.example.gov/permits',
      permits: 2,
      listing: { id: listing.id, name: 'Mesa Decks' },
    });
    await decide('admin.permits.accept', proposal.id);
    expect(await owners()).toEqual([
      [listing.id, 'name_address'],
      [listing.id, 'name_address'],
    ]);
    const shown = await world.visitor().visit(route('contractors.show', { slug: listing.slug }));
    expect(shown.page.props['permits']).toMatchObject({ count: 2 });
    await runs.run(permitRow({ number: '3', contractor: 'MESA DECKS, LLC' }), { listedOn: '2026-11-02' });
    expect((await owners()).at(-1)).toEqual([listing.id, 'name_address']);
    expect((await page()).proposals).toEqual([]);
  });

  test('a declined proposal joins nothing, now or with a later list', async () => {
    const { id } = await proposed();
    await decide('admin.permits.decline', id);
    await runs.run(permitRow({ number: '9' }), { listedOn: '2026-11-02' });
    expect(await owners()).toEqual([
      [null, null],
      [null, null],
    ]);
    expect((await page()).proposals).toEqual([]);
  });

  test('a proposal is decided once, also by two administrators at once', async () => {
    const other = await world.signedIn({ role: 'admin' });
    const { id } = await proposed();
    await Promise.all([decide('admin.permits.accept', id), decide('admin.permits.decline', id, other)]);
    const row = await world.database
      .selectFrom('permit_proposals')
      .select('outcome')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await owners())[0]).toEqual(
      row.outcome === 'accepted' ? [listing.id, 'name_address'] : [null, null],
    );
    const json = { accept: 'application/json' };
    const again = await admin.send('POST', route('admin.permits.accept', { id }), {}, json);
    expect(again.status).toBe(409);
  });

  test('only administrators see and decide what waits', async () => {
    const { id } = await proposed();
    const user = await world.signedIn();
    expect((await user.get(route('admin.permits'))).status).toBe(403);
    const json = { accept: 'application/json' };
    const sent = (by: Person, one: number) =>
      by.send('POST', route('admin.permits.accept', { id: one }), {}, json);
    expect((await sent(user, id)).status).toBe(403);
    expect((await sent(admin, 999_999)).status).toBe(404);
    expect(await owners()).toEqual([[null, null]]);
  });
});

describe('a permit that its business reports', () => {
  const reported = async () => {
    await giveLicense(world, listing.id, '900100');
    await runs.run(permitRow({ license: '900100' }));
    const owner = await world.signedIn();
    await sql`update profiles set user_id = null where user_id = ${owner.user.id}`.execute(world.database);
    await world.database
      .updateTable('profiles')
      .set({ user_id: owner.user.id })
      .where('id', '=', listing.id)
      .execute();
    await world.database
      .updateTable('users')
      .set({ role: 'contractor' })
      .where('id', '=', owner.user.id)
      .execute();
    const { id } = await world.database.selectFrom('permits').select('id').executeTakeFirstOrThrow();
    await owner.submit(route('permits.report.send', { id }), { reason: 'We have never worked there.' });
    const [report] = (await page()).reports;
    if (!report) throw new Error('no report');
    return { owner, report };
  };

  test('a permit that an administrator takes away is gone, with a decision, and no list brings it back', async () => {
    const { report } = await reported();
    expect(report).toMatchObject({
      reason: 'We have never worked there.',
      number: '2026-1 BP',
      license: 'TX 900100',
      listing: { id: listing.id },
    });
    await decide('admin.permits.remove', report.id);
    expect(await owners()).toEqual([[null, null]]);
    const decision = await world.database
      .selectFrom('decisions')
      .select(['action', 'subject_id', 'reason_text', 'before'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(decision).toEqual({
      action: 'listing.corrected',
      subject_id: listing.id,
      reason_text: null,
      before: { permit: 'City of Austin, 2026-1 BP' },
    });
    await runs.run(permitRow({ license: '900100', status: 'Final' }), { listedOn: '2026-11-02' });
    expect(await owners()).toEqual([[null, null]]);
    expect((await page()).reports).toEqual([]);
  });

  test('a permit that an administrator keeps says so to its business', async () => {
    const { owner, report } = await reported();
    await decide('admin.permits.keep', report.id);
    expect(await owners()).toEqual([[listing.id, 'person']]);
    const { page: own } = await owner.visit(route('contractors.permits', { slug: listing.slug }));
    expect(own.props['permits']).toMatchObject([{ report: 'kept' }]);
    await decide('admin.permits.remove', report.id);
    expect(await owners()).toEqual([[listing.id, 'person']]);
  });
});

describe('listings that are merged and split', () => {
  test('permits go with the license that a divided listing loses', async () => {
    await giveLicense(world, listing.id, '920-100');
    await giveLicense(world, listing.id, '920200');
    await runs.run(permitRow({ license: '920100' }) + permitRow({ number: '2', license: '920200' }));
    const divided = await admin.call('PUT', route('api.admin.contractors.divide', { id: listing.id }), {
      reason: 'The list names two businesses.',
      name: 'Mesa Roofs',
      license_numbers: '920-100',
      review_ids: [],
    });
    expect(divided.status).toBeLessThan(300);
    const [[first], [second]] = (await owners()) as [[number], [number]];
    expect(second).toBe(listing.id);
    expect(first).not.toBe(listing.id);
  });

  test('permits go with a merge and come back with a split, and so do proposals', async () => {
    const other = await world.make.contractor({
      name: 'Mesa Decks and More',
      region: 'US-TX',
      city: 'Austin',
    });
    await giveLicense(world, other.id, '910100');
    await runs.run(permitRow({ license: '910100', contractor: 'Mesa Decks and More' }));
    const count = async (id: number) =>
      (
        await world.database
          .selectFrom('contractors')
          .select('permit_count')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).permit_count;
    const merged = await admin.call('PUT', route('api.admin.contractors.merge', { id: other.id }), {
      reason: 'One business in two lists.',
      into_id: listing.id,
    });
    expect(merged.status).toBe(200);
    expect(await owners()).toEqual([[listing.id, 'license']]);
    expect([await count(listing.id), await count(other.id)]).toEqual([1, 0]);
    await admin.call('PUT', route('api.admin.contractors.split', { id: other.id }), {
      reason: 'They are two businesses.',
    });
    expect(await owners()).toEqual([[other.id, 'license']]);
    expect([await count(listing.id), await count(other.id)]).toEqual([0, 1]);
  });
});
