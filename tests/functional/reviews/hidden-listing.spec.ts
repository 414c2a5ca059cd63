import { afterAll, beforeAll, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('the versions of a review are for its author and administrators while its listing is hidden', async () => {
  const author = await world.signedIn();
  const admin = await world.signedIn({ role: 'admin' });
  const firm = await world.make.contractor();
  const review = await world.make.review({ contractor: firm, author: author.user });
  const page = route('reviews.versions', { id: review.id });
  expect((await world.visitor().get(page)).status).toBe(200);
  await admin.call('PUT', route('api.admin.contractors.hide', { id: firm.id }), {
    reason: 'It is a copy of another business.',
    reason_code: null,
  });
  const { hidden_at } = await world.database
    .selectFrom('contractors')
    .select('hidden_at')
    .where('id', '=', firm.id)
    .executeTakeFirstOrThrow();
  expect(hidden_at).not.toBeNull();
  expect((await world.visitor().get(page)).status).toBe(404);
  expect((await (await world.signedIn()).get(page)).status).toBe(404);
  expect((await author.get(page)).status).toBe(200);
});
