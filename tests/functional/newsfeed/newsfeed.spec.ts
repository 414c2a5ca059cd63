import { afterAll, beforeAll, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { ActivityView } from '../../../server/newsfeed/views.ts';
import { createForms, type Forms } from '../postings/posting-input.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let forms: Forms;

beforeAll(async () => {
  world = await createWorld();
  forms = await createForms(world);
});
afterAll(() => world.close());

const feedOf = async (who: Person) => {
  const { page } = await who.visit(route('newsfeed'));
  expect(page.component).toBe('newsfeed/show');
  return {
    activity: page.props['activity'] as ActivityView[],
    follows: page.props['follows'],
    text: page.props['text'],
  };
};

test('the newsfeed shows postings, reviews and responses of followed profiles, under the text of administrators', async () => {
  const reader = await world.signedIn();
  const writer = await world.signedIn({ name: 'Wanda Writer' });
  const owner = await world.signedIn({ role: 'contractor' });
  const firm = await world.make.contractor({ name: 'Followed Framing', owner: owner.user });
  const other = await world.signedIn({ name: 'Not Followed' });
  const review = await world.make.review({ contractor: firm, author: writer.user });
  await world.make.response({ review, author: owner.user });
  await writer.submit(route('postings.store'), forms.form());
  await other.submit(route('postings.store'), forms.form());
  expect(await feedOf(reader)).toMatchObject({
    activity: [],
    follows: 0,
    text: expect.stringContaining('<'),
  });

  await reader.submit(route('relations.follow', { id: writer.user.profileId }), {});
  await reader.submit(route('relations.follow', { id: firm.id }), {});
  const { activity, follows } = await feedOf(reader);
  expect(follows).toBe(2);
  expect(activity.map(({ kind }) => kind).sort()).toEqual(['posting', 'response', 'review']);
  expect(activity.map(({ by }) => by.name)).not.toContain('Not Followed');

  await writer.submit(route('relations.block', { id: reader.user.profileId }), {});
  const after = await feedOf(reader);
  expect(after.activity.map(({ kind }) => kind)).toEqual(['response']);
});

test('a visitor is sent to log in', async () => {
  expect((await world.visitor().visit(route('newsfeed'))).page.component).toBe('accounts/login');
});
