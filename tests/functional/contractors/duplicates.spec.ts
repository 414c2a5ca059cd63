import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { findDuplicates } from '../../../server/contractors/duplicates/find-duplicates.ts';
import type { DuplicatesView } from '../../../server/moderation/duplicates/duplicates-page.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let admin: Person;
let first: MadeContractor;
let second: MadeContractor;
const WHY = { reason: 'One business in two lists.' };
const find = () => findDuplicates(world.database, new Date());
const page = async (by = admin) =>
  (await by.visit(route('admin.duplicates'))).page.props as unknown as DuplicatesView;
const fromList = (source: string, id: number) =>
  world.database.updateTable('contractors').set({ source }).where('id', '=', id).execute();
const act = (verb: 'merge' | 'split', id: number, body: Record<string, unknown> = WHY) =>
  admin.call('PUT', route(`api.admin.contractors.${verb}`, { id }), body);

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.deleteFrom('reviews').execute();
  await world.database.deleteFrom('contractors').execute();
  first = await world.make.contractor({ name: 'Vega Masonry', city: 'Fresno' });
  second = await world.make.contractor({ name: 'VEGA MASONRY LLC', city: 'Fresno' });
  await fromList('Board', first.id);
  await fromList('City list', second.id);
});

describe('two sources that name one business', () => {
  test('two sources that name one business are proposed side by side, and nothing is merged by itself', async () => {
    await find();
    const { pairs, pagination } = await page();
    expect(pagination.total).toBe(1);
    expect(pairs[0]).toMatchObject({
      signals: ['name'],
      sides: [
        { id: first.id, source: 'Board' },
        { id: second.id, source: 'City list' },
      ],
    });
    for (const { slug } of [first, second])
      expect((await world.visitor().get(route('contractors.show', { slug }))).status).toBe(200);
  });

  test('two sources that name one business are not proposed by one list, in other cities, nor where both have owners', async () => {
    await fromList('Board', second.id);
    await world.make.contractor({ name: 'Vega Masonry', city: 'Clovis' });
    await find();
    expect((await page()).pairs).toEqual([]);
  });

  test('two sources that name one business are proposed by a shared phone', async () => {
    const other = await world.make.contractor({ name: 'Quite another name', city: 'Clovis' });
    await fromList('Third list', other.id);
    await world.database
      .updateTable('profiles')
      .set({ phone: '+15595550101' })
      .where('id', 'in', [first.id, other.id])
      .execute();
    await find();
    expect((await page()).pairs.map(({ signals }) => signals.join())).toEqual(
      expect.arrayContaining(['name', 'phone']),
    );
  });

  test('said to be different are never proposed again, and said so once', async () => {
    await find();
    const [pair] = (await page()).pairs;
    const dismiss = () => admin.submit(route('admin.duplicates.dismiss', { id: pair?.id ?? 0 }), {});
    await dismiss();
    await find();
    expect((await page()).pairs).toEqual([]);
    expect(
      (await admin.call('POST', route('admin.duplicates.dismiss', { id: pair?.id ?? 0 }), {})).status,
    ).not.toBe(200);
  });

  test('two sources that name one business: merged by an administrator leave the list', async () => {
    await find();
    expect((await act('merge', second.id, { ...WHY, into_id: first.id })).status).toBe(200);
    expect((await page()).pairs).toEqual([]);
  });

  test('two sources that name one business are for administrators only', async () => {
    const other = await world.signedIn();
    expect((await other.get(route('admin.duplicates'))).status).toBe(403);
  });
});

describe('a merged listing', () => {
  test('a merged listing is split again with what the merge moved, and may be merged once more', async () => {
    const review = await world.make.review({ contractor: second, overall: 2 });
    await act('merge', second.id, { ...WHY, into_id: first.id });
    const since = await world.make.review({ contractor: first, overall: 5 });
    const split = await act('split', second.id);
    expect(split.json()).toMatchObject({ message: 'Listings split' });
    const reviewsOf = async (contractorId: number) =>
      (
        await world.database
          .selectFrom('reviews')
          .select('id')
          .where('contractor_id', '=', contractorId)
          .execute()
      ).map(({ id }) => id);
    expect([await reviewsOf(first.id), await reviewsOf(second.id)]).toEqual([[since.id], [review.id]]);
    expect((await world.visitor().get(route('contractors.show', { slug: second.slug }))).status).toBe(200);
    const decision = await world.database
      .selectFrom('decisions')
      .select(['action', 'reason_text'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(decision).toEqual({ action: 'listing.separated', reason_text: WHY.reason });
    expect((await act('merge', second.id, { ...WHY, into_id: first.id })).status).toBe(200);
  });

  test('a merged listing is not split where it is merged with nothing, by others, or without a reason', async () => {
    expect((await act('split', first.id)).status).toBe(409);
    expect((await act('split', first.id, { reason: ' ' })).status).toBe(422);
    const other = await world.signedIn();
    const call = other.call('PUT', route('api.admin.contractors.split', { id: first.id }), WHY);
    expect((await call).status).toBe(403);
  });

  test('a merged listing of which the other one was merged on is split last', async () => {
    const third = await world.make.contractor();
    await world.make.review({ contractor: second });
    await act('merge', second.id, { ...WHY, into_id: first.id });
    await act('merge', first.id, { ...WHY, into_id: third.id });
    const answer = await act('split', second.id);
    expect([answer.status, answer.json()['message']]).toEqual([
      409,
      expect.stringMatching(/Split that merge first/),
    ]);
  });

  test('a merged listing of two administrators who split at once, one does', async () => {
    await world.make.review({ contractor: second });
    await act('merge', second.id, { ...WHY, into_id: first.id });
    const answers = await Promise.all([act('split', second.id), act('split', second.id)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});

describe('a listing that names two businesses', () => {
  const divide = (body: Record<string, unknown>, by = admin, { id } = first) =>
    by.call('PUT', route('api.admin.contractors.divide', { id }), { ...WHY, ...body });
  const licensesOf = async (id: number) =>
    (
      await world.database.selectFrom('licenses').select('number').where('contractor_id', '=', id).execute()
    ).map(({ number }) => number);
  const reviewsOf = async (id: number) =>
    (await world.database.selectFrom('reviews').select('id').where('contractor_id', '=', id).execute()).map(
      (review) => review.id,
    );
  const sourceOf = (id: number) =>
    world.database
      .selectFrom('contractors')
      .select(['source', 'source_key'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  beforeEach(async () => {
    await world.database
      .updateTable('contractors')
      .set({ source_key: 'license b 200' })
      .where('id', '=', first.id)
      .execute();
    for (const number of ['A-100', 'B-200'])
      await world.database
        .insertInto('licenses')
        .values({ contractor_id: first.id, origin: 'import', source: 'Board', state: 'CA', number })
        .execute();
  });

  test('a listing that names two businesses is split in two with the licenses and reviews of each, and merging them undoes it', async () => {
    const stays = await world.make.review({ contractor: first, overall: 5 });
    const goes = await world.make.review({ contractor: first, overall: 1 });
    const answer = await divide({
      name: 'Ortega Roofing',
      license_numbers: 'b-200',
      review_ids: String(goes.id),
    });
    expect(answer.json()).toMatchObject({ message: 'Listing split in two' });
    const newId = Number(answer.json()['contractor_id']);
    const page = await world.visitor().visit(route('contractors.show', { slug: 'ortega-roofing' }));
    expect(page.status).toBe(200);
    expect([await licensesOf(first.id), await licensesOf(newId)]).toEqual([['A-100'], ['B-200']]);
    expect([await reviewsOf(first.id), await reviewsOf(newId)]).toEqual([[stays.id], [goes.id]]);
    // The row that the list knows by this license is the second business from now on.
    expect(await sourceOf(newId)).toEqual({ source: 'Board', source_key: 'license b 200' });
    expect(await sourceOf(first.id)).toEqual({ source: null, source_key: null });
    const decision = await world.database
      .selectFrom('decisions')
      .select(['action', 'subject_id', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(decision).toMatchObject({
      action: 'listing.divided',
      subject_id: first.id,
      after: { divided_into: newId, licenses: 1, reviews: 1 },
    });

    expect((await act('merge', newId, { ...WHY, into_id: first.id })).status).toBe(200);
    expect(new Set(await licensesOf(first.id))).toEqual(new Set(['A-100', 'B-200']));
    expect(new Set(await reviewsOf(first.id))).toEqual(new Set([stays.id, goes.id]));
  });

  test.each([
    [{ name: '' }, 422, 'name'],
    [{ name: 'Two', license_numbers: 'C-300' }, 422, 'license_numbers'],
    [{ name: 'Two', review_ids: '987654' }, 422, 'review_ids'],
    [{ name: 'Two', review_ids: "1; drop table reviews'" }, 422, 'review_ids'],
    [{ name: 'Two', reason: ' ' }, 422, 'reason'],
  ])('a listing that names two businesses is not split with %j', async (body, status, field) => {
    const answer = await divide(body);
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.json()['errors'] as object).join()).toContain(field);
    expect(await licensesOf(first.id)).toHaveLength(2);
  });

  test('a listing that names two businesses is not split by others, where it has an owner or an open claim, nor where it was merged', async () => {
    expect((await divide({ name: 'Two' }, await world.signedIn())).status).toBe(403);
    const claimant = await world.make.user();
    await world.make.claim({ contractor: first, user: claimant });
    expect((await divide({ name: 'Two' })).json()).toMatchObject({
      message: 'Decide the open claim of this listing first.',
    });
    const owner = await world.signedIn({ role: 'contractor' });
    const owned = await world.make.contractor({ owner: owner.user });
    expect((await divide({ name: 'Two' }, admin, owned)).status).toBe(409);
    await act('merge', second.id, { ...WHY, into_id: owned.id });
    expect((await divide({ name: 'Two' }, admin, second)).status).toBe(409);
  });
});

test('a listing with an open claim is not merged, and the refusal says what to do first', async () => {
  await world.make.claim({ contractor: second });
  const answer = await act('merge', second.id, { ...WHY, into_id: first.id });
  expect(answer.status).toBe(409);
  expect(answer.json()['message']).toBe('This listing has an open claim. Decide the claim first.');
});
