import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type World } from '../../support/world.ts';

/** The shortest review is longer than a sentence. */
const MORE = 'They came on the agreed day and were polite to everybody.';

let world: World;
let contractor: MadeContractor;
beforeAll(async () => {
  world = await createWorld();
  contractor = await world.make.contractor();
  const author = await world.make.user();
  await world.make.review({
    contractor,
    title: 'Fixed the leak',
    body: `The water heater in the garage leaked. ${MORE}`,
  });
  const photo = await world.make.upload({ user: author });
  const shown = await world.make.review({
    contractor,
    author,
    title: 'Regadera nueva',
    body: `Pusó una regadera muy bonita. ${MORE}`,
  });
  await world.database
    .insertInto('review_photos')
    .values({ review_id: shown.id, upload_id: photo.id, position: 1 })
    .execute();
  const proven = await world.make.review({
    contractor,
    title: 'Repiped',
    body: `50% copper, the rest is PEX. ${MORE}`,
  });
  await world.database
    .updateTable('reviews')
    .set({ verification: 'job_proof' })
    .where('id', '=', proven.id)
    .execute();
});
afterAll(() => world.close());

const titles = async (query: Record<string, string>) => {
  const url = route('contractors.show', { slug: contractor.slug }, { query });
  const { page } = await world.visitor().visit(url);
  const { reviews, pagination } = page.props as unknown as {
    reviews: ReviewView[];
    pagination: { total: number };
  };
  expect(pagination.total).toBe(reviews.length);
  return reviews.map(({ title }) => title).toSorted();
};

describe('the reviews of a contractor, narrowed', () => {
  test.each([
    ['photos', { photos: '1' }, ['Regadera nueva']],
    ['a proven job', { proven: '1' }, ['Repiped']],
    ['a word', { words: 'heater' }, ['Fixed the leak']],
    ['words in another order', { words: 'garage WATER' }, ['Fixed the leak']],
    ['the beginning of a word', { words: 'leak' }, ['Fixed the leak']],
    ['a word without its accent', { words: 'puso' }, ['Regadera nueva']],
    ['signs that mean something to a database', { words: '50% _ \\' }, ['Repiped']],
    ['a word that none has', { words: 'chimney' }, []],
    ['the middle of a word', { words: 'eater' }, []],
    ['signs alone', { words: '%%%' }, []],
    ['a word and a proven job', { words: 'copper', proven: '1' }, ['Repiped']],
  ])('a reader finds the reviews with %s', async (_what, query, found) => {
    expect(await titles(query)).toEqual(found);
  });

  test.each([
    ['an empty word', { words: ' ' }],
    ['a filter that does not exist', { photos: 'yes', proven: '2' }],
  ])('the list is narrowed by nothing with %s', async (_what, query) => {
    expect(await titles(query)).toHaveLength(3);
  });

  test('a review with a hidden passage is not found by words, because that would tell what it says', async () => {
    const { id } = await world.make.review({
      contractor,
      title: 'Careful',
      body: `He lives on 12 Secret Lane with a dog. ${MORE}`,
    });
    expect(await titles({ words: 'secret lane' })).toEqual(['Careful']);
    const reportCase = await world.database
      .insertInto('report_cases')
      .values({ subject_type: 'review', subject_id: id, opened_at: new Date(), due_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await world.database
      .insertInto('hidden_passages')
      .values({ case_id: reportCase.id, passage: '12 secret-lane', hidden_at: new Date() })
      .execute();
    expect(await titles({ words: 'secret lane' })).toEqual([]);
    expect(await titles({ words: 'dog' })).toEqual([]);
    await world.database.deleteFrom('hidden_passages').execute();
    await world.database.deleteFrom('reviews').where('id', '=', id).execute();
  });
});
