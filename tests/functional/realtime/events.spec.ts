import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/route-table.ts';
import type { ApiReview } from '../../../server/reviews/api-views.ts';
import type { MadeContractor, MadeReview } from '../../support/factories.ts';
import { ownText } from '../../support/own-text.ts';
import { connectTo, listening, type Client } from '../../support/socket.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { ENGLISH_TEXT, reviewInput, tradeId } from '../reviews/review-input.ts';

const REASON = { reason: 'The job was done by another business.', reason_code: 'R24' };
const WISH = 'This review is about another business with a name like ours.';

let world: World;
let url: string;
let clients: Client[] = [];
let admin: Person;
let owner: Person;
let author: Person;
let firm: MadeContractor;
let review: MadeReview;

beforeAll(async () => {
  world = await createWorld();
  url = `${await listening(world.app)}/app/${world.config.realtime.appKey}?protocol=7`;
  admin = await world.signedIn({ role: 'admin' });
});
beforeEach(async () => {
  owner = await world.signedIn({ name: 'Olga Owner' });
  author = await world.signedIn({ name: 'Aaron Author' });
  firm = await world.make.contractor({ owner: owner.user });
  review = await world.make.review({ contractor: firm, author: author.user });
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()));
  clients = [];
});
afterAll(() => world.close());

async function hearing(who: Person, channel: string): Promise<Client> {
  const client = await connectTo(url);
  clients.push(client);
  const answer = await who.call('POST', '/broadcasting/auth', {
    socket_id: client.socketId,
    channel_name: channel,
  });
  client.say('pusher:subscribe', { channel, ...answer.json() });
  await client.next('pusher_internal:subscription_succeeded');
  return client;
}
const own = (who: Person) => hearing(who, `private-users.${who.user.id}`);
const desk = () => hearing(admin, 'private-admin');
const updateOf = async (client: Client) =>
  ((await client.next('review.updated')).data as { review: ApiReview }).review;

describe('the desk hears that its queues have changed', () => {
  const ACTS: [string, () => Promise<unknown>][] = [
    ['a review is held', () => publishHeld()],
    ['an appeal is filed', () => appeal()],
    [
      'an appeal is turned off',
      async () => {
        await appeal();
        await owner.call('POST', route('api.reviews.off_appeal', { id: review.id }), {
          off_appeal_reason: 'We have talked, and it is settled.',
        });
      },
    ],
    [
      'an appeal is decided',
      async () => {
        await appeal();
        await admin.call('PUT', route('api.admin.reviews.reject', { id: review.id }), {});
      },
    ],
    ['a review is decided about', () => deactivate()],
    ['a review is taken back', () => author.call('DELETE', route('api.reviews.destroy', { id: review.id }))],
    ['somebody appeals for their account', () => appealForAccount()],
    ['a claim is withdrawn', () => claim()],
  ];

  const appeal = () =>
    owner.call('POST', route('api.reviews.appeal', { id: review.id }), { on_appeal_reason: WISH });
  const deactivate = () =>
    admin.call('PUT', route('api.admin.reviews.deactivate', { id: review.id }), REASON);

  async function publishHeld(): Promise<void> {
    const trade = await tradeId(world.database);
    const form = `/c/${firm.slug}/review`;
    const body = ownText(`${ENGLISH_TEXT} Call me at (559) 555-0136.`);
    const writer = await world.signedIn();
    await writer.submit(form, reviewInput(trade, { body }), { from: form });
  }
  async function appealForAccount(): Promise<void> {
    const out = await world.signedIn({ status: 'inactive' });
    await out.send('POST', '/inactive-account/appeal', { reason: WISH });
  }
  async function claim(): Promise<void> {
    const claimed = await world.make.claim({ confirmed: true });
    const claimant = world.visitor();
    await claimant.logIn(claimed.user.email, claimed.user.password);
    await claimant.send('POST', route('claims.withdraw', { slug: claimed.contractor.slug }), {});
  }

  test.each(ACTS)('when %s', async (_what, act) => {
    const client = await desk();
    await act();
    expect(await client.next('queue.changed')).toEqual({
      event: 'queue.changed',
      channel: 'private-admin',
      data: {},
    });
  });
});

describe('author and owner hear of a review of theirs', () => {
  test('as the API answers it to each of them, when the owner responds', async () => {
    const [toAuthor, toOwner] = [await own(author), await own(owner)];
    await owner.call('POST', route('api.review_responses.store'), {
      responseData: { reviewId: review.id, review_response: 'Thank you for the kind words.' },
    });
    const [seenByAuthor, seenByOwner] = [await updateOf(toAuthor), await updateOf(toOwner)];
    expect(seenByAuthor).toMatchObject({
      reviewId: review.id,
      review_response: { review_response: 'Thank you for the kind words.', can: { edit: false } },
      can: { edit: true },
    });
    expect(seenByOwner).toMatchObject({
      review_response: { can: { edit: true } },
      can: { edit: false },
    });
    const changed = await author.call('PUT', route('api.reviews.update', { id: review.id }), {
      title: 'As good as it was',
    });
    const { review: answered } = changed.json<{ review: ApiReview }>();
    expect(await updateOf(toAuthor)).toEqual(answered);
  });

  test('with what an administrator decided, once for each decision', async () => {
    const [toAuthor, toOwner] = [await own(author), await own(owner)];
    await owner.call('POST', route('api.reviews.appeal', { id: review.id }), { on_appeal_reason: WISH });
    expect((await updateOf(toOwner)).appeal).toMatchObject({ state: 'open', on_appeal_reason: WISH });
    expect((await updateOf(toAuthor)).can).toMatchObject({ offAppeal: false });
    await admin.call('PUT', route('api.admin.reviews.accept', { id: review.id }), {});
    expect(await updateOf(toAuthor)).toMatchObject({ status: 'inactive', appeal: { state: 'accepted' } });
    expect(await updateOf(toOwner)).toMatchObject({ status: 'inactive' });
    await Promise.all([toAuthor.settled(), toOwner.settled()]);
    expect([...toAuthor.waiting(), ...toOwner.waiting()]).toEqual([]);
  });

  test('by its id alone where it is gone or too long to send', async () => {
    const toOwner = await own(owner);
    const body = ownText(`${ENGLISH_TEXT} `.repeat(35)).slice(0, 4_990);
    await author.call('PUT', route('api.reviews.update', { id: review.id }), { body });
    await owner.call('POST', route('api.review_responses.store'), {
      responseData: { reviewId: review.id, review_response: 'ñ🛠'.repeat(1_000) },
    });
    await updateOf(toOwner);
    expect(await updateOf(toOwner)).toEqual({ reviewId: review.id });
    await author.call('DELETE', route('api.reviews.destroy', { id: review.id }));
    expect(await updateOf(toOwner)).toEqual({ reviewId: review.id });
  });

  test('but the owner hears nothing of what nobody could read yet', async () => {
    const held = await world.make.review({ contractor: firm, author: author.user, status: 'inactive' });
    await world.database
      .updateTable('reviews')
      .set({ first_shown_at: null, shown_version: null, held_signals: JSON.stringify(['contact_details']) })
      .where('id', '=', held.id)
      .execute();
    const [toAuthor, toOwner] = [await own(author), await own(owner)];
    await author.call('PUT', route('api.reviews.update', { id: held.id }), {
      body: ownText(`${ENGLISH_TEXT} Call me at (559) 555-0136.`),
    });
    expect((await updateOf(toAuthor)).reviewId).toBe(held.id);
    await toOwner.settled();
    expect(toOwner.waiting()).toEqual([]);
  });
});
