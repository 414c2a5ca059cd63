import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CONVERSATIONS_A_DAY, MESSAGES_A_DAY, MESSAGES_A_MINUTE } from '../../../common/conversations.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ConversationsView, ConversationView } from '../../../server/messages/views.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { makeListings } from '../../support/listings.ts';
import { mailsTo } from '../../support/mails.ts';
import { connectTo, listening } from '../../support/socket.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const WORDS = 'Could you look at a leaking roof in Mesa next week?';

let world: World;
let customer: Person;
let owner: Person;
let contractor: MadeContractor;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  customer = await world.signedIn({ name: 'Clara Cliente' });
  owner = await world.signedIn({ role: 'contractor' });
  contractor = await world.make.contractor({ name: `Roof Works ${owner.user.id}`, owner: owner.user });
  await openFor(contractor.id, true);
});
afterAll(() => world.close());

const openFor = (id: number, open_to_messages: boolean) =>
  world.database.updateTable('profiles').set({ open_to_messages }).where('id', '=', id).execute();
const start = (person: Person, body = WORDS, to = contractor) =>
  person.submit(route('messages.start', { slug: to.slug }), { body });
const idIn = (url: string): number => Number(/\/messages\/(\d+)/.exec(url)?.[1] ?? 0);
const started = async (): Promise<number> => idIn((await start(customer)).page.url);
const answer = (person: Person, id: number, body: string) =>
  person.submit(route('messages.send', { id }), { body }, { from: route('messages.show', { id }) });
const read = async (person: Person, id: number) =>
  (await person.visit(route('messages.show', { id }))).page.props as unknown as ConversationView;
const listOf = async (person: Person) =>
  (await person.visit(route('messages.index'))).page.props as unknown as ConversationsView;
const unreadOf = async (person: Person): Promise<number> => {
  const { page } = await person.visit(route('settings.password'));
  return (page.props['viewer'] as { unread: number }).unread;
};
const mailsOf = ({ user }: Person) => mailsTo(world, user.email);

describe('a message to a contractor', () => {
  test('a message to a contractor begins one conversation that both sides read, and each sees the other', async () => {
    const id = await started();
    expect(idIn((await start(customer, 'And one more question.')).page.url)).toBe(id);
    const theirs = await read(owner, id);
    expect(theirs.other).toMatchObject({ name: 'Clara Cliente', slug: null });
    expect(theirs.thread.map(({ body, isOwn }) => [body, isOwn])).toEqual([
      [WORDS, false],
      ['And one more question.', false],
    ]);
    await answer(owner, id, 'Yes, on Tuesday.');
    const own = await read(customer, id);
    expect(own.other).toMatchObject({ name: contractor.name, slug: contractor.slug });
    expect(own.thread.map(({ isOwn }) => isOwn)).toEqual([true, true, false]);
    expect((await listOf(customer)).conversations).toMatchObject([
      { id, excerpt: 'Yes, on Tuesday.', isOwn: false },
    ]);
  });

  test('a message to a contractor: its form leads to the conversation there is, and a visitor to the login and back', async () => {
    const form = route('messages.create', { slug: contractor.slug });
    expect((await customer.visit(form)).page.component).toBe('messages/create');
    const id = await started();
    expect((await customer.visit(form)).page.url).toBe(route('messages.show', { id }));
    const answered = await world.visitor().get(form);
    expect(answered.headers['location']).toContain(encodeURIComponent(form));
  });

  test('a message to a contractor is sent once where the button is pressed twice at once', async () => {
    await Promise.all([start(customer), start(customer)]);
    const { conversations } = await listOf(customer);
    expect(conversations).toHaveLength(1);
    expect((await read(customer, conversations[0]?.id ?? 0)).thread).toHaveLength(1);
  });

  test('a message to a contractor needs a confirmed address, and a contractor who takes messages', async () => {
    const unconfirmed = await world.signedIn({ emailVerified: false });
    await start(unconfirmed);
    expect((await listOf(unconfirmed)).conversations).toEqual([]);
    const { page } = await unconfirmed.visit(route('messages.create', { slug: contractor.slug }));
    expect(page.props['obstacle']).toContain('Confirm your email first.');
    await openFor(contractor.id, false);
    expect((await start(customer)).page.flash.error).toContain(contractor.name);
    expect((await customer.visit(route('messages.create', { slug: contractor.slug }))).status).toBe(409);
    const unclaimed = await world.make.contractor();
    await openFor(unclaimed.id, true);
    expect((await start(customer, WORDS, unclaimed)).page.flash.error).toContain(unclaimed.name);
    expect((await listOf(customer)).conversations).toEqual([]);
  });

  test('a message to a contractor is not for one’s own business', async () => {
    expect((await start(owner)).page.flash.error).toContain('own business');
    const shown = await owner.visit(route('contractors.show', { slug: contractor.slug }));
    expect(shown.page.props['contractor']).toMatchObject({ can: { message: false } });
  });

  test('contact details wait until both sides have written; listed words are always refused', async () => {
    const refused = await start(customer, 'Call me at 602-555-0123.');
    expect(refused.page.props.errors['body']).toContain('602-555-0123');
    const id = await started();
    await answer(customer, id, 'I am at 602-555-0123.');
    expect((await read(owner, id)).thread).toHaveLength(1);
    await answer(owner, id, 'What is your number?');
    await answer(customer, id, 'I am at 602-555-0123.');
    expect((await read(owner, id)).thread).toHaveLength(3);
    const threat = await answer(customer, id, 'I will kill you for this.');
    expect(threat.page.props.errors['body']).toContain('“kill you”');
    expect((await read(owner, id)).thread).toHaveLength(3);
  });

  test('a CLABE waits until both sides have written, and a place with its postal code is none of it', async () => {
    const clabe = 'Le deposito a la CLABE 032180000118359719.';
    const refused = await start(customer, clabe);
    expect(refused.page.props.errors['body']).toContain('032180000118359719');
    expect(refused.page.props.errors['body']).toMatch(/belong to one person/);
    const id = idIn((await start(customer, 'Mi suegra vive en Monterrey, 64000, ¿van hasta allá?')).page.url);
    expect((await read(owner, id)).thread).toHaveLength(1);
    await answer(owner, id, 'Sí vamos. ¿A dónde depositamos?');
    await answer(customer, id, clabe);
    expect((await read(owner, id)).thread).toHaveLength(3);
  });

  test('a message to a contractor above the limit is refused with the limit', async () => {
    const id = await started();
    for (let count = 1; count < MESSAGES_A_MINUTE; count += 1)
      await answer(customer, id, `Question ${count}`);
    const { page } = await answer(customer, id, 'One too many');
    expect(page.flash.error).toContain(String(MESSAGES_A_MINUTE));
    expect((await read(customer, id)).thread).toHaveLength(MESSAGES_A_MINUTE);
  });

  test('a message to a contractor is refused after 100 messages in 24 hours, and sent when the first of them is older', async () => {
    const id = await started();
    const hourAgo = new Date(Date.now() - 3_600_000);
    const earlier = Array.from({ length: 99 }, (_, number) => ({
      conversation_id: id,
      author_profile_id: customer.user.profileId,
      is_from_contractor: false,
      body: `Earlier ${number}`,
      language: 'english',
      created_at: hourAgo,
    }));
    await world.database.insertInto('messages').values(earlier).execute();
    const { page } = await answer(customer, id, 'One too many');
    expect([MESSAGES_A_DAY, page.flash.error]).toEqual([
      100,
      'You can send 100 messages in 24 hours. Please try again later.',
    ]);
    const dayAgo = new Date(Date.now() - 86_401_000);
    await world.database
      .updateTable('messages')
      .set({ created_at: dayAgo })
      .where('body', '=', 'Earlier 0')
      .where('conversation_id', '=', id)
      .execute();
    expect((await answer(customer, id, 'In time')).page.flash.error).toBeUndefined();
  });

  test('a message to a contractor to a thirteenth new contractor in 24 hours is refused; those already written to get more', async () => {
    const id = await started();
    const others = await makeListings(world, 11);
    await world.database
      .insertInto('conversations')
      .values(others.map((contractor_id) => ({ profile_id: customer.user.profileId, contractor_id })))
      .execute();
    const another = await world.signedIn({ role: 'contractor' });
    const thirteenth = await world.make.contractor({ owner: another.user });
    await openFor(thirteenth.id, true);
    const { page } = await start(customer, WORDS, thirteenth);
    expect([CONVERSATIONS_A_DAY, page.flash.error]).toEqual([
      12,
      'You can write to 12 new contractors in 24 hours. Please try again later.',
    ]);
    expect((await answer(customer, id, 'One more question.')).page.flash.error).toBeUndefined();
    await world.database
      .updateTable('conversations')
      .set({ created_at: new Date(Date.now() - 86_401_000) })
      .where('id', '=', id)
      .execute();
    expect((await start(customer, WORDS, thirteenth)).page.flash.error).toBeUndefined();
  });
});

test('somebody who is blocked cannot write, and neither side is told by whom', async () => {
  const id = await started();
  await owner.submit(route('relations.block', { id: customer.user.profileId }), {});
  for (const person of [customer, owner]) {
    expect((await read(person, id)).obstacle).toContain('One of you');
    expect((await answer(person, id, 'Hello?')).page.flash.error).toContain('One of you');
  }
  expect((await read(owner, id)).thread).toHaveLength(1);
});

describe('a conversation', () => {
  test('a conversation is not there for anybody else, administrators among them', async () => {
    const id = await started();
    const others = [await world.signedIn(), await world.signedIn({ role: 'admin' })];
    for (const person of others) {
      expect((await person.visit(route('messages.show', { id }))).status).toBe(404);
      await answer(person, id, 'Let me in.');
    }
    expect((await customer.visit(route('messages.show', { id: 1_999_999 }))).status).toBe(404);
    expect((await read(customer, id)).thread).toHaveLength(1);
  });

  test('a conversation counts as unread in the header until its page is opened', async () => {
    const before = await unreadOf(owner);
    const id = await started();
    expect(await unreadOf(owner)).toBe(before + 1);
    expect((await listOf(owner)).conversations).toMatchObject([{ isUnread: true }]);
    await read(owner, id);
    expect(await unreadOf(owner)).toBe(before);
    expect(await unreadOf(customer)).toBe(0);
  });

  test('a conversation brings a mail without its words, and no second one before the first is read', async () => {
    const id = await started();
    await answer(customer, id, 'And one more question.');
    const mails = await mailsOf(owner);
    expect(mails.map(({ subject }) => subject)).toEqual(['New message from Clara Cliente']);
    expect(mails[0]?.plain_text).toContain(route('messages.show', { id }));
    expect(mails[0]?.plain_text).not.toContain('leaking');
    expect(mails[0]?.plain_text).not.toContain(customer.user.email);
    await read(owner, id);
    await answer(customer, id, 'Are you there?');
    expect(await mailsOf(owner)).toHaveLength(2);
  });

  test('a conversation stays for the other side with a former member where an account is closed, who gets no answer', async () => {
    const id = await started();
    await world.database
      .updateTable('users')
      .set({ closed_at: new Date() })
      .where('id', '=', customer.user.id)
      .execute();
    const view = await read(owner, id);
    expect([view.other.name, view.thread.length]).toEqual([null, 1]);
    expect(view.obstacle).toContain('The other person closed their account.');
    await answer(owner, id, 'Hello?');
    expect((await read(owner, id)).thread).toHaveLength(1);
  });

  test('a conversation tells both sides at once, with numbers only', async () => {
    const channel = `private-users.${owner.user.id}`;
    const url = `${await listening(world.app)}/app/${world.config.realtime.appKey}?protocol=7`;
    const client = await connectTo(url);
    const asked = { socket_id: client.socketId, channel_name: channel };
    const { auth } = (await owner.call('POST', route('broadcasting.auth'), asked)).json();
    client.say('pusher:subscribe', { channel, auth });
    await client.next('pusher_internal:subscription_succeeded');
    const id = await started();
    const { data } = await client.next('message.created');
    expect(data).toEqual({ conversation_id: id, message_id: expect.any(Number) as number });
    await client.close();
  });
});
