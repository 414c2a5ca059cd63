import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { AuthoredReviews } from '../../../server/reviews/queries/reviews-by-author.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let author: Person;
beforeAll(async () => {
  world = await createWorld();
  author = await world.signedIn({ name: 'Ana Author' });
  for (const overall of [5, 5, 2] as const)
    await world.make.review({ author: author.user, contractor: await world.make.contractor(), overall });
  const hidden = await world.make.contractor();
  await world.make.review({ author: author.user, contractor: hidden });
  await world.database
    .updateTable('contractors')
    .set({ hidden_at: new Date() })
    .where('id', '=', hidden.id)
    .execute();
  await world.make.review({
    author: author.user,
    contractor: await world.make.contractor(),
    status: 'inactive',
  });
});
afterAll(() => world.close());

const url = (id: number, page?: number) => route('people.show', { id }, { query: { page: page ?? null } });

describe('the page of an author', () => {
  test('a visitor reads all public reviews of an author with their stars, and nothing that is not public', async () => {
    const { page } = await world.visitor().visit(url(author.user.profileId));
    const { authored } = page.props as unknown as { authored: AuthoredReviews };
    expect(authored).toMatchObject({ contractors: 3, given: [0, 1, 0, 0, 2], pagination: { total: 3 } });
    expect(authored.reviews).toHaveLength(3);
    expect(authored.reviews.every(({ status }) => status === 'active')).toBe(true);
    // The number beside the name is that of the page.
    expect(authored.reviews.map((review) => review.author.reviews)).toEqual([3, 3, 3]);
  });

  test('a member who never wrote is not found by visitors, only by members', async () => {
    const silent = await world.signedIn();
    expect((await world.visitor().visit(url(silent.user.profileId))).status).toBe(404);
    expect((await author.visit(url(silent.user.profileId))).status).toBe(200);
  });

  test('a closed account has no page of an author', async () => {
    const left = await world.signedIn();
    await world.make.review({ author: left.user, contractor: await world.make.contractor() });
    await world.database
      .updateTable('users')
      .set({ closed_at: new Date() })
      .where('id', '=', left.user.id)
      .execute();
    expect((await world.visitor().visit(url(left.user.profileId))).status).toBe(404);
  });

  test('a page beyond the last is the last, and ten reviews are on each', async () => {
    const busy = await world.signedIn();
    const contractor = await world.make.contractor();
    for (let count = 0; count < 11; count += 1) await world.make.review({ author: busy.user, contractor });
    const { page } = await world.visitor().visit(url(busy.user.profileId, 9));
    const { authored } = page.props as unknown as { authored: AuthoredReviews };
    expect([authored.pagination.current_page, authored.reviews.length]).toEqual([2, 1]);
  });
});
