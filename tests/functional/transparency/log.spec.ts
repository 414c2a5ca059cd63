import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { verifyChain } from '../../../server/decisions/verify-chain.ts';
import { eraseDeletedReviews } from '../../../server/reviews/jobs/erase-deleted-reviews.ts';
import type { LogView } from '../../../server/transparency/log-views.ts';
import { createWorld, type World } from '../../support/world.ts';
import { appeal, decide } from './decided.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const log = async (query = '', path = '/decisions') =>
  (await world.visitor().visit(`${path}?${query}`)).page.props as unknown as LogView;
const entryOf = async (number: number) => (await log(`number=${number}`)).entries[0];

describe('the log of decisions', () => {
  test('the log of decisions of nothing is an empty list with the beginning of the chain', async () => {
    const fresh = await createWorld();
    const { entries, head } = (await fresh.visitor().visit('/decisions')).page.props as unknown as LogView;
    expect(entries).toEqual([]);
    expect(head).toEqual({ length: 0, hash: '0'.repeat(64), published: [] });
    await fresh.close();
  });

  test('the log of decisions shows to a visitor what was decided, why, and the hash that the chain holds', async () => {
    const { id } = await decide(world, { overall: 2, language: 'mexican_spanish' });
    const { headHash } = await verifyChain(world.database);
    const { entries, head } = await log();
    expect(entries[0]).toEqual({
      number: id,
      decided_at: '2026-11-21T10:00:00.000Z',
      action: 'review.deactivated',
      reason: { code: 'R07', name: 'Private personal data' },
      ground: null,
      words: null,
      stars: 2,
      language: 'mexican_spanish',
      contractor: null,
      appeal: null,
      hash: headHash,
      previous_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(head).toEqual({ length: id, hash: headHash, published: [] });
  });

  test('the log of decisions names reasons in the reader’s language, and says where a reason has no code', async () => {
    const { id } = await decide(world);
    const spanish = await log(`number=${id}`, '/es/decisions');
    expect(spanish.entries[0]?.reason).toEqual({ code: 'R07', name: 'Datos personales' });
    const { id: codeless } = await decide(world, { reasonCode: null, reasonText: 'In words only.' });
    expect((await entryOf(codeless))?.reason).toEqual({ code: null, name: null });
  });

  test('the log of decisions holds no free text and no person, in neither language', async () => {
    const author = await world.make.user({ name: 'Wilhelmina Quartermaine' });
    const admin = await world.make.user({ name: 'Bartholomew Fitzgibbon', role: 'admin' });
    const contractor = await world.make.contractor();
    const review = await world.make.review({ contractor, author, title: 'Zanzibar tiles' });
    await decide(world, {
      subject: { type: 'review', id: review.id },
      reviewId: review.id,
      contractorId: contractor.id,
      reasonText: 'It gives the phone number 559-555-0199.',
    });
    await world.database
      .updateTable('users')
      .set({ inactive_reason: 'Wrote to 559-555-0199.' })
      .where('id', '=', admin.id)
      .execute();
    for (const path of ['/decisions', '/es/decisions']) {
      const { text } = await world.visitor().get(path);
      expect(text.includes(contractor.slug), path).toBe(true);
      for (const secret of ['559-555-0199', 'Wilhelmina', 'Bartholomew', 'Zanzibar'])
        expect(text.includes(secret), `${secret} on ${path}`).toBe(false);
    }
  });

  test('the log of decisions names a contractor only while everybody can read what was decided about', async () => {
    const contractor = await world.make.contractor();
    const review = await world.make.review({ contractor });
    const { id } = await decide(world, { action: 'review.edited', reviewId: review.id });
    expect((await entryOf(id))?.contractor).toEqual({ name: contractor.name, slug: contractor.slug });
    const change = (values: { status?: string; deleted_at?: Date | null }) =>
      world.database.updateTable('reviews').set(values).where('id', '=', review.id).execute();
    await change({ status: 'inactive' });
    expect((await entryOf(id))?.contractor).toBeNull();
    await change({ status: 'active', deleted_at: new Date() });
    expect((await entryOf(id))?.contractor).toBeNull();
  });

  test('the log of decisions of a response it names the contractor only while the response can be read too', async () => {
    const contractor = await world.make.contractor();
    const review = await world.make.review({ contractor });
    const response = await world.make.response({ review });
    const { id } = await decide(world, {
      action: 'response.deactivated',
      subject: { type: 'response', id: response.id },
      reviewId: review.id,
    });
    expect((await entryOf(id))?.contractor?.slug).toBe(contractor.slug);
    await world.database
      .updateTable('review_responses')
      .set({ status: 'inactive' })
      .where('id', '=', response.id)
      .execute();
    expect((await entryOf(id))?.contractor).toBeNull();
  });

  test('the log of decisions says what became of an appeal against a decision, the latest one', async () => {
    const review = await world.make.review({ contractor: await world.make.contractor() });
    const { id } = await decide(world, { reviewId: review.id });
    await appeal(world, { reviewId: review.id, kind: 'put_back', state: 'rejected', againstDecisionId: id });
    expect((await entryOf(id))?.appeal).toBe('rejected');
    await appeal(world, { reviewId: review.id, kind: 'put_back', againstDecisionId: id });
    expect((await entryOf(id))?.appeal).toBe('open');
  });
});

describe('after a review is erased', () => {
  test('the log still says what became of an appeal against its decision', async () => {
    const review = await world.make.review({ contractor: await world.make.contractor() });
    const { id } = await decide(world, { reviewId: review.id });
    await appeal(world, { reviewId: review.id, kind: 'put_back', state: 'rejected', againstDecisionId: id });
    await world.database
      .updateTable('reviews')
      .set({ deleted_at: new Date('2025-01-01T00:00:00Z') })
      .where('id', '=', review.id)
      .execute();
    await eraseDeletedReviews(world.database, new Date());
    const left = await world.database
      .selectFrom('appeals')
      .select('id')
      .where('review_id', '=', review.id)
      .execute();
    expect([left, (await entryOf(id))?.appeal]).toEqual([[], 'rejected']);
  });
});

describe('the filters', () => {
  let filtered: World;
  const found = async (query: string) => {
    const { page } = await filtered.visitor().visit(`/decisions?${query}`);
    const { entries, pagination } = page.props as unknown as LogView;
    expect(entries).toHaveLength(Math.min(pagination.total, 20));
    return entries.map(({ number }) => number);
  };
  beforeAll(async () => {
    filtered = await createWorld();
    await decide(filtered, { overall: 1, language: 'english' });
    await decide(filtered, { overall: 5, language: 'mexican_spanish', reasonCode: 'R01' });
    await decide(filtered, { action: 'review.held', overall: 1, language: 'mexican_spanish' });
    await decide(filtered, { action: 'user.deactivated', reasonCode: null });
  });
  afterAll(() => filtered.close());

  test.each([
    ['', [4, 3, 2, 1]],
    ['action=review.held', [3]],
    ['action=reviews', [3, 2, 1]],
    ['action=accounts', [4]],
    ['reason=R07', [3, 1]],
    ['reason=none', [4]],
    ['star=1', [3, 1]],
    ['language=mexican_spanish', [3, 2]],
    ['language=mexican_spanish&star=5', [2]],
    ['number=2', [2]],
    ['number=99', []],
    ['action=nonsense&reason=R99&star=9&language=klingon&number=-1&page=x', [4, 3, 2, 1]],
    ['star=1&star=5', [3, 1]],
  ])('the filters: %s finds %o', async (query, numbers) => {
    expect(await found(query)).toEqual(numbers);
  });
});

describe('pages', () => {
  test('pages hold twenty, follow each other without a gap, and the one beyond the last is the last', async () => {
    const long = await createWorld();
    for (let made = 0; made < 45; made += 1) await decide(long);
    const read = async (page: number) =>
      (await long.visitor().visit(`/decisions?page=${page}`)).page.props as unknown as LogView;
    const pages = await Promise.all([1, 2, 3].map(read));
    const numbers = pages.flatMap(({ entries }) => entries.map(({ number }) => number));
    expect(numbers).toEqual(Array.from({ length: 45 }, (_, index) => 45 - index));
    expect((await read(9)).pagination).toMatchObject({ current_page: 3, last_page: 3, from: 41, to: 45 });
    await long.close();
  });

  test('pages take four queries however long the log is', async () => {
    await world.visitor().visit('/decisions');
    const spy = vi.spyOn(world.database.getExecutor(), 'executeQuery');
    await world.visitor().visit('/decisions?page=1');
    expect(spy.mock.calls.length).toBeLessThanOrEqual(4);
    spy.mockRestore();
  });
});
