import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { ApiReview } from '../../../server/reviews/api-views.ts';
import type { MadeContractor, MadeReview } from '../../support/factories.ts';
import { ownText } from '../../support/own-text.ts';
import { connectTo, listening, type Client } from '../../support/socket.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { createForms, idIn, type Forms } from '../postings/posting-input.ts';
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
const adminPage = () => hearing(admin, 'private-admin');
const updateOf = async (client: Client) =>
  ((await client.next('review.updated')).data as { review: ApiReview }).review;

describe('the desk hears that its queues have changed', () => {
  const ACTS: [string, () => Promise<unknown>][] = [
    ['a review is held', () => publishOnHold()],
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
    ['a response is taken back that is under appeal', () => takeBackAppealed()],
  ];

  const appeal = () =>
    owner.call('POST', route('api.reviews.appeal', { id: review.id }), { on_appeal_reason: WISH });
  const deactivate = () =>
    admin.call('PUT', route('api.admin.reviews.deactivate', { id: review.id }), REASON);

  async function publishOnHold(): Promise<void> {
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
  async function takeBackAppealed(): Promise<void> {
    const { id } = await world.make.response({ review, author: owner.user });
    const subject = { type: 'response', id } as const;
    const against = await world.make.decision({ action: 'response.edited', subject, review });
    await world.make.decisionAppeal({ against, by: owner.user });
    await owner.call('DELETE', route('api.review_responses.destroy', { id }));
  }

  test.each(ACTS)('the admin area hears that its queues have changed when %s', async (_what, act) => {
    const client = await adminPage();
    await act();
    expect(await client.next('queue.changed')).toEqual({
      event: 'queue.changed',
      channel: 'private-admin',
      data: {},
    });
  });
});

describe('author and owner hear of a review of theirs', () => {
  test('author and owner hear of a review of theirs: as the API answers it to each of them, when the owner responds', async () => {
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

  test('author and owner hear of a review of theirs with what an administrator decided, once for each decision', async () => {
    const [toAuthor, toOwner] = [await own(author), await own(owner)];
    await owner.call('POST', route('api.reviews.appeal', { id: review.id }), { on_appeal_reason: WISH });
    expect((await updateOf(toOwner)).appeal).toMatchObject({ state: 'open', on_appeal_reason: WISH });
    expect((await updateOf(toAuthor)).can).toMatchObject({ offAppeal: false });
    await admin.call('PUT', route('api.admin.reviews.accept', { id: review.id }), {});
    expect(await updateOf(toAuthor)).toMatchObject({ status: 'inactive', appeal: { state: 'accepted' } });
    expect(await updateOf(toOwner)).toMatchObject({ status: 'inactive' });
    await Promise.all([toAuthor.settled(), toOwner.settled()]);
    const more = [...toAuthor.waiting(), ...toOwner.waiting()];
    expect(more.filter(({ event }) => event === 'review.updated')).toEqual([]);
  });

  test('author and owner hear of a review of theirs by its id alone where it is gone or too long to send', async () => {
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

  test('author and owner hear of a review of theirs, but the owner hears nothing of what nobody could read yet', async () => {
    const held = await world.make.review({ contractor: firm, author: author.user, status: 'inactive' });
    await world.database
      .updateTable('reviews')
      .set({ first_shown_at: null, shown_version: null, hold_signals: ['contact_details'] })
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

describe('everybody hears of a posting, by its number alone', () => {
  let forms: Forms;
  beforeAll(async () => {
    forms = await createForms(world);
  });

  /** A visitor's connection, without authentication. */
  async function visitorOn(...channels: string[]): Promise<Client> {
    const client = await connectTo(url);
    clients.push(client);
    for (const channel of channels) await follow(client, channel);
    return client;
  }
  async function follow(client: Client, channel: string): Promise<void> {
    client.say('pusher:subscribe', { channel });
    await client.next('pusher_internal:subscription_succeeded', channel);
  }
  /** A new posting, and a visitor who reads it after its first events have arrived. */
  async function readerOfNew(feed: string): Promise<{ id: number; client: Client }> {
    const client = await visitorOn(feed);
    const id = await publish();
    await client.next('post.created', feed);
    await follow(client, `posts.${id}`);
    return { id, client };
  }
  const publish = async (changes: Parameters<Forms['form']>[0] = {}) =>
    idIn((await author.submit(route('postings.store'), forms.form(changes))).page.url);
  const edit = (id: number, version: number) => {
    const { type: _kept, ...fields } = forms.form();
    return author.submit(route('postings.update', { id }), { ...fields, version }, { method: 'PUT' });
  };
  const decide = (verb: 'remove' | 'restore', id: number, body: object) =>
    admin.call('PUT', route(`api.admin.postings.${verb}`, { id }), { ...body });
  const remove = (id: number, version = 1) => decide('remove', id, { ...REASON, version });
  const restore = (id: number, version = 1) => decide('restore', id, { reason: 'It was ours.', version });
  const expireNow = (id: number) =>
    world.database
      .updateTable('postings')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute();
  const news = (client: Client) => client.waiting().map(({ event, channel, data }) => [channel, event, data]);

  test('those who look at its region, when it is published', async () => {
    const client = await visitorOn(`feed.${forms.california}`, `feed.${forms.jalisco}`);
    const id = await publish({ region_id: forms.jalisco });
    expect(await client.next('post.created')).toEqual({
      event: 'post.created',
      channel: `feed.${forms.jalisco}`,
      data: { post: { id } },
    });
    await client.settled();
    expect(news(client)).toEqual([]);
  });

  test('those who look at the list of all regions, who ask how many belong to it', async () => {
    const client = await visitorOn('feed.all');
    const before = await publish({});
    expect((await client.next('post.created')).channel).toBe('feed.all');
    const id = await publish({ region_id: forms.jalisco });
    const count = async (query: Record<string, string | number>) =>
      (await world.visitor().call('GET', route('api.posts.newer', {}, { query }))).json()['count'];
    expect(await count({ after: before - 1 })).toBe(2);
    expect(await count({ after: before })).toBe(1);
    expect(await count({ after: before, type: 'offer' })).toBe(0);
    expect(await count({ after: id })).toBe(0);
  });

  test('those who read it, when it is changed, removed, restored and deleted', async () => {
    const feed = `feed.${forms.california}`;
    const { id, client } = await readerOfNew(feed);
    const channel = `posts.${id}`;
    const receives = (event: string, on = channel) => client.next(event, on);
    const data = { post: { id } };

    await edit(id, 1);
    expect(await receives('post.updated')).toEqual({ event: 'post.updated', channel, data });
    await remove(id, 2);
    expect(await receives('post.removed')).toEqual({ event: 'post.removed', channel, data });
    await restore(id, 2);
    expect((await receives('post.updated')).data).toEqual(data);
    expect((await receives('post.created', feed)).data).toEqual(data);
    await author.send('DELETE', route('postings.destroy', { id }), {});
    expect((await receives('post.removed')).data).toEqual(data);
    await client.settled();
    expect(news(client)).toEqual([]);
  });

  test('everybody hears of a posting, by its number alone, but nobody of a change to what is removed, nor of what has run out as of something new', async () => {
    const { id, client } = await readerOfNew(`feed.${forms.california}`);
    await remove(id);
    await client.next('post.removed');
    await edit(id, 1);
    await expireNow(id);
    await restore(id, 2);
    await client.next('post.updated');
    await client.settled();
    expect(news(client)).toEqual([]);
  });
});
