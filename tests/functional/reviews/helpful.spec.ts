import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let owner: Person;
let author: Person;
let contractor: MadeContractor;
let reviewId: number;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  owner = await world.signedIn({ role: 'contractor' });
  author = await world.signedIn();
  contractor = await world.make.contractor({ owner: owner.user });
  ({ id: reviewId } = await world.make.review({ contractor, author: author.user }));
});
afterAll(() => world.close());

const page = () => route('contractors.show', { slug: contractor.slug });
const mark = (person: Person, is_helpful = '1') =>
  person.submit(route('reviews.helpful', { id: reviewId }), { is_helpful }, { from: page() });
const shownTo = async (person: Person | ReturnType<World['visitor']>) => {
  const { reviews } = (await person.visit(page())).page.props as unknown as { reviews: ReviewView[] };
  return reviews.find(({ id }) => id === reviewId);
};

describe('a review that helped somebody', () => {
  test('a reader marks a review as helpful, once however often they press, and all readers see the count', async () => {
    const visitor = world.visitor();
    expect((await shownTo(visitor))?.helpful).toEqual({ count: 0, isMine: false });
    const [one, other] = [await world.signedIn(), await world.signedIn()];
    await Promise.all([mark(one), mark(one), mark(other)]);
    expect((await shownTo(one))?.helpful).toEqual({ count: 2, isMine: true });
    expect((await shownTo(visitor))?.helpful).toEqual({ count: 2, isMine: false });
  });

  test('a reader takes the mark back, and back again changes nothing', async () => {
    const reader = await world.signedIn();
    await mark(reader);
    await mark(reader, '0');
    await mark(reader, '0');
    expect((await shownTo(reader))?.helpful).toEqual({ count: 0, isMine: false });
  });

  test('the two sides of a review, administrators, visitors and readers without a confirmed address cannot mark it', async () => {
    const unconfirmed = await world.signedIn({ emailVerified: false });
    const admin = await world.signedIn({ role: 'admin' });
    for (const person of [author, owner, unconfirmed, admin]) {
      expect((await shownTo(person))?.can.markHelpful).toBe(false);
      await mark(person);
    }
    await world.visitor().post(route('reviews.helpful', { id: reviewId }), { is_helpful: '1' }, page());
    expect((await shownTo(author))?.helpful.count).toBe(0);
  });

  test('a review that is not public cannot be marked', async () => {
    await world.database
      .updateTable('reviews')
      .set({ status: 'inactive' })
      .where('id', '=', reviewId)
      .execute();
    await mark(await world.signedIn());
    const marks = await world.database
      .selectFrom('helpful_marks')
      .select('user_id')
      .where('review_id', '=', reviewId)
      .execute();
    expect(marks).toEqual([]);
  });

  test('marks given to earlier words of a review end with an edit, and can be given anew', async () => {
    const reader = await world.signedIn();
    await mark(reader);
    const later = new Date(Date.now() + 60_000);
    await world.database
      .updateTable('reviews')
      .set({ edited_at: later })
      .where('id', '=', reviewId)
      .execute();
    expect((await shownTo(reader))?.helpful).toEqual({ count: 0, isMine: false });
    world.setNow(new Date(later.getTime() + 60_000));
    await mark(reader);
    expect((await shownTo(reader))?.helpful).toEqual({ count: 1, isMine: true });
    world.setNow(new Date());
  });

  test('marks change neither the stars nor the order of contractors', async () => {
    const stored = () =>
      world.database
        .selectFrom('contractors')
        .select(['mean_rating', 'rank_score', 'review_count'])
        .where('id', '=', contractor.id)
        .executeTakeFirstOrThrow();
    const before = await stored();
    await mark(await world.signedIn());
    expect(await stored()).toEqual(before);
  });
});
