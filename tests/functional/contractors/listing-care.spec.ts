import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { ListingCaseView } from '../../../server/moderation/lists/listing-page.ts';
import { createImportRuns } from '../../support/import-runs.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const WHY = { reason: 'The list names a private home.', reason_code: 'R05' } as const;
const LISTED = 'Vega Masonry,GA,Macon,31201,7 Home Ln,(912) 555-0101,V-1,B,Active,05/01/2030,masonry\n';

let world: World;
let admin: Person;
let runs: ReturnType<typeof createImportRuns>;
let made: { id: number; slug: string };
beforeAll(async () => {
  world = await createWorld({ pageCache: true });
  admin = await world.signedIn({ role: 'admin', name: 'Rosa Admin' });
  runs = createImportRuns(world);
});
afterAll(async () => {
  runs.remove();
  await world.close();
});
beforeEach(async () => {
  await world.database.deleteFrom('reviews').execute();
  // The next import would recognize a merged listing.
  await world.database.deleteFrom('listing_keys').execute();
  await world.database
    .deleteFrom('contractors')
    .where('source', '=', 'Board')
    .where('merged_into_id', 'is not', null)
    .execute();
  await world.database.deleteFrom('contractors').where('source', '=', 'Board').execute();
  await runs.run(LISTED, { source: 'Board' });
  made = await world.database
    .selectFrom('contractors')
    .select(['id', 'slug'])
    .where('source', '=', 'Board')
    .executeTakeFirstOrThrow();
});

const CALLS = {
  hide: 'api.admin.contractors.hide',
  show: 'api.admin.contractors.show',
  merge: 'api.admin.contractors.merge',
} as const;
const act = (by: Person, verb: keyof typeof CALLS, id: number, body: object = WHY) =>
  by.call('PUT', route(CALLS[verb], { id }), { ...body });
const correct = (by: Person, id: number, body: object) =>
  by.call('PATCH', route('api.admin.contractors.correct', { id }), { reason: WHY.reason, ...body });
const listingOf = async (id: number) =>
  (await admin.visit(route('admin.contractors.show', { id }))).page.props as unknown as ListingCaseView;
const latestDecision = () =>
  world.database
    .selectFrom('decisions')
    .select(['id', 'action', 'subject_type', 'subject_id', 'before', 'after', 'contractor_id'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
const rowOf = (id: number) =>
  world.database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .select(['p.name', 'p.phone', 'p.address', 'p.latitude', 'c.website', 'c.trade_ids', 'c.review_count'])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow();
const isFound = async (query = 'q=vega+masonry') =>
  JSON.stringify((await world.visitor().visit(`/contractors?${query}`)).page.props).includes(made.slug);

describe('a listing that an administrator hides', () => {
  test('a listing that an administrator hides is in no search, has no page and no answer under /api, until it is shown again', async () => {
    const hidden = await act(admin, 'hide', made.id);
    expect(hidden.json()).toMatchObject({ message: 'Listing hidden' });
    expect(await latestDecision()).toMatchObject({
      action: 'listing.hidden',
      subject_type: 'listing',
      subject_id: made.id,
      contractor_id: made.id,
    });
    expect([await isFound(), await isFound('trade=masonry'), await isFound('q=&region=georgia')]).toEqual([
      false,
      false,
      false,
    ]);
    expect((await world.visitor().get(`/c/${made.slug}`)).status).toBe(410);
    expect((await world.visitor().get(`/c/${made.slug}/ratings`)).status).toBe(410);
    expect((await world.visitor().get(`/api/contractor/${made.id}`)).status).toBe(404);
    const ana = await world.signedIn();
    expect((await ana.get(route('reviews.create', { slug: made.slug }))).status).toBe(404);
    expect((await ana.get(route('contractors.claim', { slug: made.slug }))).status).toBe(404);
    expect((await listingOf(made.id)).listing.state).toBe('hidden');

    expect((await act(admin, 'show', made.id)).status).toBe(200);
    expect((await latestDecision())?.action).toBe('listing.shown');
    expect([await isFound(), await isFound('trade=masonry')]).toEqual([true, true]);
    expect((await world.visitor().get(`/c/${made.slug}`)).status).toBe(200);
    expect((await world.visitor().get(`/api/contractor/${made.id}`)).status).toBe(200);
  });

  test('a listing that an administrator hides tells its owner the reason, on the page and in a statement, and others nothing', async () => {
    const owner = await world.signedIn();
    const firm = await world.make.contractor({ owner: owner.user, name: 'Owned Walls' });
    await act(admin, 'hide', firm.id);
    expect((await owner.get(`/c/${firm.slug}`)).text).toContain('The list names a private home.');
    expect((await world.visitor().get(`/c/${firm.slug}`)).text).not.toContain('private home');
    const notified = await world.database
      .selectFrom('decision_statements')
      .select('party')
      .where('user_id', '=', owner.user.id)
      .execute();
    expect(notified).toEqual([{ party: 'contractor' }]);
    const { text } = await owner.get('/es/decisions');
    expect(text).toContain('Ficha oculta');
    expect(text).not.toContain('private home');
  });

  test('a listing that an administrator hides is not hidden twice: who comes second reads what was decided', async () => {
    await act(admin, 'hide', made.id);
    const second = await act(admin, 'hide', made.id);
    expect(second.status).toBe(409);
    expect(second.json()).toMatchObject({ decision: { action: 'listing.hidden' } });
    expect((await act(admin, 'show', made.id)).status).toBe(200);
    expect((await act(admin, 'show', made.id)).status).toBe(409);
  });
});

describe('a listing that an administrator corrects', () => {
  test('a listing that an administrator corrects says the corrected words, which no import writes again', async () => {
    const trade = await world.database
      .selectFrom('trades')
      .select('id')
      .where('slug', '=', 'tile')
      .executeTakeFirstOrThrow();
    const change = { name: 'Vega Tile', phone: '(912) 555-0199', website: 'https://vega.example' };
    expect((await correct(admin, made.id, { ...change, trades: [trade.id] })).status).toBe(200);
    const corrected = {
      name: 'Vega Tile',
      phone: '+19125550199',
      website: 'https://vega.example',
      trade_ids: [trade.id],
    };
    expect(await rowOf(made.id)).toMatchObject(corrected);
    expect(await latestDecision()).toMatchObject({
      action: 'listing.corrected',
      after: { corrected: 'name, phone, trades, website' },
    });
    const again = await runs.run(LISTED.replace('Vega Masonry', 'VEGA MASONRY INC'), {
      source: 'Board',
      asOf: '2026-11-15',
    });
    expect(again.counts).toMatchObject({ created: 0 });
    expect(await rowOf(made.id)).toMatchObject(corrected);
    expect((await listingOf(made.id)).listing.correctedFields).toContain('trade_ids');
  });

  test('a listing that an administrator corrects loses a home address for good, with every copy of it', async () => {
    await runs.run(LISTED.replace('7 Home Ln', '8 Home Ln'), { source: 'Board', asOf: '2026-11-10' });
    expect((await correct(admin, made.id, { address: '' })).status).toBe(200);
    await runs.run(LISTED, { source: 'Board', asOf: '2026-11-15' });
    expect(await rowOf(made.id)).toMatchObject({ address: null });
    expect((await rowOf(made.id)).latitude).toBeCloseTo(32.8, 0);
    const kept = await world.database
      .selectFrom('contractor_import_changes')
      .select(['before', 'after'])
      .where('contractor_id', '=', made.id)
      .execute();
    const decision = await latestDecision();
    expect(JSON.stringify([kept, decision])).not.toContain('Home Ln');
    const readers = [world.visitor(), admin, await world.signedIn()];
    const places = [
      `/c/${made.slug}`,
      `/es/c/${made.slug}`,
      `/c/${made.slug}/ratings`,
      `/api/contractor/${made.id}`,
      '/contractors?q=vega+masonry',
      '/contractors?q=home+ln',
      '/api/search-suggestions?q=vega+masonry',
    ];
    for (const reader of readers)
      for (const place of places) expect((await reader.call('GET', place)).text).not.toContain('Home Ln');
    for (const list of ['admin.contractors', 'admin.contractors.export'] as const)
      expect((await admin.get(route(list, {}, { query: { search: 'vega' } }))).text).not.toContain('Home Ln');
    for (const page of ['admin.contractors.show', 'admin.contractors.history'] as const)
      expect((await admin.get(route(page, { id: made.id }))).text).not.toContain('Home Ln');
  });

  test('a listing that an administrator corrects loses a home address in the listings merged into it too, so that a split shows none', async () => {
    const other = await world.make.contractor({ name: 'Vega Masonry Co', city: 'Dallas' });
    await world.make.review({ contractor: other });
    await world.database
      .updateTable('profiles')
      .set({ address: '9 Home Ln', latitude: 32.7831, longitude: -96.8067 })
      .where('id', '=', other.id)
      .execute();
    expect((await act(admin, 'merge', other.id, { ...WHY, into_id: made.id })).status).toBe(200);
    expect((await correct(admin, made.id, { address: '' })).status).toBe(200);
    const split = await admin.call('PUT', route('api.admin.contractors.split', { id: other.id }), WHY);
    expect(split.status).toBe(200);
    expect(await rowOf(other.id)).toMatchObject({ address: null, latitude: null });
    expect((await listingOf(other.id)).listing.correctedFields).toContain('address');
  });

  test('a listing that an administrator corrects is asked to hide a home address by whoever lives there, and answers within two days', async () => {
    const resident = await world.signedIn();
    const url = route(
      'reports.create',
      { kind: 'contractor', id: made.id },
      { query: { reason: 'private_data' } },
    );
    expect((await resident.visit(url)).page.props).toMatchObject({ reason: 'private_data', obstacle: null });
    const fields = { reason: 'private_data', passage: '', note: 'It is my home, not a shop.' };
    await resident.post(route('reports.store', { kind: 'contractor', id: made.id }), fields, url);
    const report = await world.database
      .selectFrom('report_cases')
      .select(['state', 'opened_at as openedAt', 'due_at as dueAt'])
      .where('subject_type', '=', 'contractor')
      .where('subject_id', '=', made.id)
      .executeTakeFirstOrThrow();
    expect(report.state).toBe('open');
    expect((report.dueAt.getTime() - report.openedAt.getTime()) / 86_400_000).toBe(2);
    expect((await resident.visit(`${url}x`)).page.props).toMatchObject({ reason: null });
  });

  test.each([
    ['nothing', {}, 'name'],
    ['a phone that is none', { phone: '12' }, 'phone'],
    ['a website that is none', { website: 'not a site' }, 'website'],
    ['no trade', { trades: [] }, 'trades'],
    ['a trade that does not exist', { trades: [999_999] }, 'trades'],
    ['an invisible name', { name: ' ' }, 'name'],
  ])('a listing that an administrator corrects refuses %s', async (_, body, field) => {
    const answer = await correct(admin, made.id, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
    expect(await rowOf(made.id)).toMatchObject({ name: 'Vega Masonry', phone: '+19125550101' });
  });

  test('a listing that an administrator corrects is left to its owner where it has one', async () => {
    const owner = await world.make.user();
    const firm = await world.make.contractor({ owner });
    const answer = await correct(admin, firm.id, { name: 'Another name' });
    expect(answer.status).toBe(409);
    expect(answer.json()['message']).toMatch(/^Only the owner can correct this page/);
  });
});

describe('a listing that is merged into another one', () => {
  test('a listing that is merged into another one leaves its reviews, responses and licenses there, and its address leads there', async () => {
    const author = await world.make.user();
    const into = await world.make.contractor({ name: 'Vega Masonry of Macon' });
    const review = await world.make.review({ contractor: made as typeof into, author, overall: 5 });
    await world.make.review({ contractor: into, overall: 4 });
    const answer = await act(admin, 'merge', made.id, { reason: 'One business twice.', into_id: into.id });
    expect(answer.json()).toMatchObject({ message: 'Listings merged' });

    expect(await rowOf(into.id)).toMatchObject({ review_count: 2 });
    const moved = await world.database
      .selectFrom('reviews')
      .select('contractor_id')
      .where('id', '=', review.id)
      .executeTakeFirst();
    expect(moved?.contractor_id).toBe(into.id);
    expect((await world.visitor().visit(`/c/${into.slug}`)).page.props).toMatchObject({
      contractor: { licenses: [{ number: 'V-1', state: 'valid' }], license: { state: 'valid' } },
    });
    const old = await world.visitor().get(`/es/c/${made.slug}?sort=oldest`);
    expect([old.status, old.headers['location']]).toEqual([301, `/es/c/${into.slug}?sort=oldest`]);
    expect((await world.visitor().get(`/api/contractor/${made.id}`)).status).toBe(404);
    expect(await latestDecision()).toMatchObject({
      action: 'listing.merged',
      subject_id: made.id,
      after: { merged_into: into.id },
    });

    // The next edition knows the business by what the merged listing was known by.
    const { counts } = await runs.run(LISTED, { source: 'Board', asOf: '2026-11-15' });
    expect(counts).toMatchObject({ created: 0 });
    expect((await act(admin, 'show', made.id)).status).toBe(409);
    expect((await listingOf(made.id)).listing).toMatchObject({ state: 'merged', mergedIntoId: into.id });
  });

  test('a listing that is merged into another one keeps what an owner of the other one wrote of it from counting', async () => {
    const owner = await world.make.user();
    const into = await world.make.contractor({ owner });
    await world.make.review({ contractor: made as typeof into, author: owner, overall: 5 });
    expect((await act(admin, 'merge', made.id, { ...WHY, into_id: into.id })).status).toBe(200);
    expect(await rowOf(into.id)).toMatchObject({ review_count: 0 });
  });

  test.each([
    ['itself', () => Promise.resolve(made.id), 422],
    ['nobody', () => Promise.resolve(999_999), 404],
    [
      'a hidden one',
      async () => {
        const { id } = await world.make.contractor();
        await act(admin, 'hide', id);
        return id;
      },
      409,
    ],
  ])('a listing that is merged into another one is not merged into %s', async (_, intoId, status) => {
    const answer = await act(admin, 'merge', made.id, { ...WHY, into_id: await intoId() });
    expect(answer.status).toBe(status);
    expect((await listingOf(made.id)).listing.state).toBe('shown');
  });

  test('a listing that is merged into another one is not one that has an owner, nor one with a review of the same job by the same author', async () => {
    const owned = await world.make.contractor({ owner: await world.make.user() });
    expect((await act(admin, 'merge', owned.id, { ...WHY, into_id: made.id })).status).toBe(409);
    const author = await world.make.user();
    const into = await world.make.contractor();
    for (const contractor of [into, made as typeof into])
      await world.make.review({ contractor, author, jobMonth: '2026-05-01' });
    const answer = await act(admin, 'merge', made.id, { ...WHY, into_id: into.id });
    expect(answer.status).toBe(409);
    expect(await world.database.selectFrom('reviews').select('id').execute()).toHaveLength(2);
  });
});

describe('who may decide about a listing', () => {
  test('administrators, and nobody else', async () => {
    const others = [await world.signedIn(), await world.signedIn({ role: 'contractor' })];
    for (const by of others) {
      for (const verb of ['hide', 'show', 'merge'] as const)
        expect((await act(by, verb, made.id, { ...WHY, into_id: 1 })).status).toBe(403);
      expect((await correct(by, made.id, { name: 'Mine' })).status).toBe(403);
      expect((await by.get(route('admin.contractors.show', { id: made.id }))).status).toBe(403);
    }
    const visitor = world.visitor();
    expect((await visitor.call('PUT', `/api/admin/contractors/${made.id}/hide`, WHY)).status).toBe(401);
    expect((await rowOf(made.id)).name).toBe('Vega Masonry');
  });

  test('no administrator decides about the page they answer for', async () => {
    const other = await world.signedIn({ role: 'admin' });
    const own = await world.make.contractor({ owner: other.user });
    expect((await act(other, 'hide', own.id)).status).toBe(403);
  });

  test('a listing is decided about with a reason only', async () => {
    expect((await act(admin, 'hide', made.id, { reason: ' ' })).status).toBe(422);
    expect((await listingOf(made.id)).listing.state).toBe('shown');
  });
});
