import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { CommentsView } from '../../../server/postings/comments/views.ts';
import type { PostingsView } from '../../../server/postings/views.ts';
import type { RelatedListView, RelationView } from '../../../server/relations/views.ts';
import { createForms, idIn, type Forms } from '../postings/posting-input.ts';
import { makeListings } from '../../support/listings.ts';
import { connectTo, listening } from '../../support/socket.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let forms: Forms;
let ana: Person;
let ben: Person;
let third: Person;

beforeAll(async () => {
  world = await createWorld();
  forms = await createForms(world);
});
beforeEach(async () => {
  ana = await world.signedIn({ name: 'Ana Araiza' });
  ben = await world.signedIn({ name: 'Ben Brooks' });
  third = await world.signedIn({ name: 'Third Person' });
});
afterAll(() => world.close());

const ACTS = {
  follow: 'relations.follow',
  unfollow: 'relations.unfollow',
  block: 'relations.block',
  unblock: 'relations.unblock',
} as const;
const send = (who: Person, what: keyof typeof ACTS, other: Person) =>
  who.submit(route(ACTS[what], { id: other.user.profileId }), {});
const lists = async (who: Person) => {
  const { page } = await who.visit(route('relations.index'));
  const { follows, blocks } = page.props as unknown as Record<'follows' | 'blocks', RelatedListView>;
  const names = ({ entries }: RelatedListView) => entries.map(({ name }) => name);
  return { follows: names(follows), blocks: names(blocks) };
};
const publish = async (who: Person) =>
  idIn((await who.submit(route('postings.store'), forms.form())).page.url);
const feedOf = async (who: Person) => {
  const { page } = await who.visit(route('postings.index'));
  return (page.props as unknown as PostingsView).postings.map(({ id }) => id);
};
const comment = (who: Person, id: number, body: string, parent_id: number | null = null) =>
  who.submit(route('comments.store', { id }), { body, parent_id }, { from: route('postings.show', { id }) });
const commentsOf = async (who: Pick<Person, 'call'>, id: number) =>
  (await who.call('GET', route('api.posts.comments', { id }))).json<Pick<CommentsView, 'comments'>>()
    .comments;

describe('following', () => {
  test('following puts the profile on the list once, and unfollowing takes it off', async () => {
    await send(ana, 'follow', ben);
    const again = await send(ana, 'follow', ben);
    expect(again.page.flash.success).toBe('You now follow Ben Brooks.');
    expect(await lists(ana)).toEqual({ follows: ['Ben Brooks'], blocks: [] });
    await send(ana, 'unfollow', ben);
    expect((await lists(ana)).follows).toEqual([]);
  });

  test('oneself is refused', async () => {
    const answer = await ana.send(
      'POST',
      route('relations.follow', { id: ana.user.profileId }),
      {},
      {
        accept: 'application/json',
      },
    );
    expect(answer.status).toBe(403);
    expect((await lists(ana)).follows).toEqual([]);
  });

  test('an unknown profile answers 404, and a visitor is sent to log in', async () => {
    const unknown = await ana.send(
      'POST',
      route('relations.follow', { id: 2_000_000_000 }),
      {},
      {
        accept: 'application/json',
      },
    );
    expect(unknown.status).toBe(404);
    const visitor = world.visitor();
    const { status } = await visitor.send(
      'POST',
      route('relations.follow', { id: ben.user.profileId }),
      {},
      {
        accept: 'application/json',
      },
    );
    expect(status).toBe(401);
  });

  test('a contractor without an account can be followed from its page', async () => {
    const firm = await world.make.contractor({ name: 'Unclaimed Roofing' });
    const before = await ana.visit(route('contractors.show', { slug: firm.slug }));
    expect(before.page.props['relation'] as RelationView).toMatchObject({
      profileId: firm.id,
      isFollowing: false,
      can: { follow: true },
    });
    await ana.submit(route('relations.follow', { id: firm.id }), {});
    const after = await ana.visit(route('contractors.show', { slug: firm.slug }));
    expect(after.page.props['relation']).toMatchObject({ isFollowing: true });
    const { page } = await world.visitor().visit(route('contractors.show', { slug: firm.slug }));
    expect(page.props['relation']).toBeNull();
  });

  test('an inactive user disappears from the list and has no page', async () => {
    await send(ana, 'follow', ben);
    await world.database
      .updateTable('users')
      .set({ status: 'inactive', inactive_reason: 'In a test.' })
      .where('id', '=', ben.user.id)
      .execute();
    expect((await lists(ana)).follows).toEqual([]);
    expect((await ana.visit(route('people.show', { id: ben.user.profileId }))).status).toBe(404);
  });

  test('following shows the postings of a followed profile whatever the view settings say', async () => {
    const id = await publish(ben);
    await ana.call('PATCH', route('api.profile.views'), { views: { view_regions: [forms.jalisco] } });
    expect(await feedOf(ana)).not.toContain(id);
    await send(ana, 'follow', ben);
    expect(await feedOf(ana)).toContain(id);
  });
});

test.each([
  ['follows', 'follow', 'You can follow 1,000 profiles at most. Unfollow one first.'],
  ['blocks', 'block', 'You can block 1,000 profiles at most. Unblock one first.'],
] as const)('the %s of one user end at 1,000, which a refusal names', async (table, act, says) => {
  const [first = 0, ...others] = await makeListings(world, 1_000);
  const rows = [first, ...others].map((profile_id) => ({ profile_id, user_id: ana.user.id }));
  await world.database.insertInto(table).values(rows).execute();
  expect((await send(ana, act, ben)).page.flash.error).toBe(says);
  await world.database.deleteFrom(table).where('profile_id', '=', first).execute();
  expect((await send(ana, act, ben)).page.flash.error).toBeUndefined();
  expect((await send(ana, act, third)).page.flash.error).toBe(says);
});

describe('a block', () => {
  test('a block ends follows in both directions and keeps new ones from being made', async () => {
    await send(ana, 'follow', ben);
    await send(ben, 'follow', ana);
    await send(ana, 'block', ben);
    expect(await lists(ana)).toEqual({ follows: [], blocks: ['Ben Brooks'] });
    expect(await lists(ben)).toEqual({ follows: [], blocks: [] });
    for (const [who, other] of [
      [ana, ben],
      [ben, ana],
    ] as const) {
      const { status } = await who.send(
        'POST',
        route('relations.follow', { id: other.user.profileId }),
        {},
        {
          accept: 'application/json',
        },
      );
      expect(status).toBe(409);
    }
    await send(ana, 'unblock', ben);
    await send(ben, 'follow', ana);
    expect((await lists(ben)).follows).toEqual(['Ana Araiza']);
  });

  test('a block never leaves a follow beside it when both happen at once', async () => {
    await Promise.all([send(ana, 'block', ben), send(ben, 'follow', ana)]);
    expect((await lists(ben)).follows).toEqual([]);
  });

  test('a block hides the postings of each from the other, and from nobody else', async () => {
    const ofBen = await publish(ben);
    const ofAna = await publish(ana);
    await send(ana, 'block', ben);
    expect(await feedOf(ana)).not.toContain(ofBen);
    expect(await feedOf(ben)).not.toContain(ofAna);
    expect(await feedOf(third)).toEqual(expect.arrayContaining([ofBen, ofAna]));
    expect((await ana.visit(route('postings.show', { id: ofBen }))).status).toBe(404);
    expect((await ben.visit(route('postings.show', { id: ofAna }))).status).toBe(404);
    expect((await third.visit(route('postings.show', { id: ofAna }))).status).toBe(200);
    const refused = await comment(ben, ofAna, 'May I still comment on this one?');
    expect(refused.status).toBe(404);
  });

  test('a block hides comments on both sides, and keeps a place where others reply', async () => {
    const id = await publish(third);
    await comment(ben, id, 'The first words of Ben.');
    await comment(ben, id, 'The second words of Ben.');
    const [withReply] = await commentsOf(third, id);
    await comment(third, id, 'A reply of the author.', withReply?.id);
    await comment(ana, id, 'Words of Ana.');
    await send(ana, 'block', ben);
    const seen = await commentsOf(ana, id);
    expect(seen.map(({ body, is_hidden }) => [body, is_hidden])).toEqual([
      ['', true],
      ['Words of Ana.', false],
    ]);
    expect(seen[0]).toMatchObject({ author: null, replies: [{ body: 'A reply of the author.' }] });
    expect(JSON.stringify(seen)).not.toContain('of Ben');
    expect((await commentsOf(ben, id)).map(({ body }) => body)).toEqual([
      'The first words of Ben.',
      'The second words of Ben.',
    ]);
    expect(await commentsOf(world.visitor(), id)).toHaveLength(3);
    const page = await ana.visit(route('postings.show', { id }));
    expect(page.page.props['comments']).toMatchObject({ count: 2, isFiltered: true });
    const reply = await comment(ana, id, 'An answer to Ben.', withReply?.id);
    expect(reply.page.props.errors).toHaveProperty('body');
  });

  test('a block is told to the open pages of both sides at once, and so is its end', async () => {
    const received: unknown[] = [];
    for (const person of [ana, ben]) {
      const url = `${await listening(world.app)}/app/${world.config.realtime.appKey}?protocol=7`;
      const client = await connectTo(url);
      const channel = `private-users.${person.user.id}`;
      const { auth } = (
        await person.call('POST', route('broadcasting.auth'), {
          socket_id: client.socketId,
          channel_name: channel,
        })
      ).json<{ auth: string }>();
      client.say('pusher:subscribe', { channel, auth });
      await client.next('pusher_internal:subscription_succeeded');
      received.push(
        client.next('relations.updated', channel).then(() => client.next('relations.updated', channel)),
      );
    }
    await send(ana, 'block', ben);
    await send(ana, 'unblock', ben);
    expect(await Promise.all(received)).toHaveLength(2);
  });

  test('a block never prevents a review, and hides neither it nor the page', async () => {
    const owner = await world.signedIn({ name: 'Olga Owner', role: 'contractor' });
    const firm = await world.make.contractor({ name: 'Blocked Builders', owner: owner.user });
    await owner.submit(route('relations.block', { id: ana.user.profileId }), {});
    const review = await world.make.review({ contractor: firm, author: ana.user });
    const { page } = await ana.visit(route('contractors.show', { slug: firm.slug }));
    expect((page.props['reviews'] as { id: number }[]).map(({ id }) => id)).toContain(review.id);
    expect((await ana.visit(route('reviews.create', { slug: firm.slug }))).page.component).toBe(
      'reviews/create',
    );
    const seen = await owner.visit(route('contractors.show', { slug: firm.slug }));
    expect((seen.page.props['reviews'] as { id: number }[]).map(({ id }) => id)).toContain(review.id);
  });

  test('a block of a person counts for the business that this person manages', async () => {
    const owner = await world.signedIn({ name: 'Omar Owner', role: 'contractor' });
    const firm = await world.make.contractor({ name: 'Two Profiles Inc', owner: owner.user });
    await send(ana, 'block', owner);
    const { status } = await ana.send(
      'POST',
      route('relations.follow', { id: firm.id }),
      {},
      {
        accept: 'application/json',
      },
    );
    expect(status).toBe(409);
  });

  test('a block is explained on a page of its own before it is set', async () => {
    const { page } = await ana.visit(route('relations.confirm', { id: ben.user.profileId }));
    expect(page).toMatchObject({
      component: 'relations/block',
      props: { profile: { name: 'Ben Brooks' }, relation: { isBlocking: false } },
    });
    const own = await ana.visit(route('relations.confirm', { id: ana.user.profileId }));
    expect(own.status).toBe(403);
  });

  test('a block page says no name of a closed account, a hidden page or an unconfirmed person to those who count numbers up', async () => {
    const inactive = await world.make.user({ name: 'Ines Inactive', status: 'inactive' });
    const unconfirmed = await world.make.user({ name: 'Uma Unconfirmed', emailVerified: false });
    const hidden = await world.make.contractor({ name: 'Hidden Hands' });
    await world.database
      .updateTable('contractors')
      .set({ hidden_at: new Date() })
      .where('id', '=', hidden.id)
      .execute();
    for (const id of [inactive.profileId, unconfirmed.profileId, hidden.id]) {
      const answers = [await ana.get(route('relations.confirm', { id }))];
      for (const action of ['follow', 'unfollow', 'block', 'unblock'] as const)
        answers.push(
          await ana.send('POST', route(`relations.${action}`, { id }), {}, { accept: 'application/json' }),
        );
      for (const { status, text } of answers) {
        expect(status).toBe(404);
        expect(text).not.toMatch(/Ines|Uma|Hidden Hands/);
      }
    }
  });

  test('a block of an account that was deactivated since is taken back all the same', async () => {
    const gone = await world.make.user({ name: 'Gonzalo Gone' });
    await ana.submit(route('relations.block', { id: gone.profileId }), {});
    await world.database
      .updateTable('users')
      .set({ status: 'inactive', inactive_reason: 'In a test.' })
      .where('id', '=', gone.id)
      .execute();
    const { page } = await ana.visit(route('relations.confirm', { id: gone.profileId }));
    expect(page.props['relation']).toMatchObject({ isBlocking: true });
    await ana.submit(route('relations.unblock', { id: gone.profileId }), {});
    expect((await ana.visit(route('relations.confirm', { id: gone.profileId }))).status).toBe(404);
  });
});
