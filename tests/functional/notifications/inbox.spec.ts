import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHANNEL_DEFAULTS } from '../../../common/notification-kinds.ts';
import { route } from '../../../common/routes/route-table.ts';
import { sendDueMails } from '../../../server/notifications/inbox/jobs/send-due-mails.ts';
import { noticesOf } from '../../../server/notifications/inbox/sources.ts';
import type { NotificationsView } from '../../../server/notifications/inbox/views.ts';
import { createLogger } from '../../../server/core/process/logger.ts';
import { createMailer } from '../../../server/mail/mailer.ts';
import { loadTexts } from '../../../server/content/texts.ts';
import { makeUnsubscribeToken } from '../../../server/mail/unsubscribe-token.ts';
import { mailsTo } from '../../support/mails.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { createForms, idIn } from '../postings/posting-input.ts';

const NOW = new Date('2026-11-23T18:00:00Z');

let world: World;
let poster: Person;
let reader: Person;
let admin: Person;
let postingId: number;
let title: string;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
});
beforeEach(async () => {
  world.setNow(NOW);
  const forms = await createForms(world);
  poster = await world.signedIn({ name: 'Paula Poster' });
  reader = await world.signedIn({ name: 'Rita Reader', language: 'mexican_spanish' });
  const form = forms.form();
  title = form.title;
  postingId = idIn((await poster.submit(route('postings.store'), form)).page.url);
});
afterAll(() => world.close());

const write = async (person: Person, body: string, parentId?: number): Promise<number> => {
  await person.submit(route('comments.store', { id: postingId }), {
    body,
    ...(parentId && { parent_id: parentId }),
  });
  const { id } = await world.database
    .selectFrom('comments')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
};
const inbox = async (person: Person) =>
  (await person.visit(route('notifications.index'))).page.props as unknown as NotificationsView & {
    viewer: { unread: number };
  };
const notified = (person: Person, text: string) =>
  expect.poll(async () => (await inbox(person)).notifications.map((one) => one.text)).toContain(text);
const settings = (changes: Record<string, string> = {}) => ({
  ...CHANNEL_DEFAULTS,
  quiet_from: '',
  quiet_until: '',
  ...changes,
});
const choose = (person: Person, changes: Record<string, string>) =>
  person.submit(route('settings.notifications.update'), settings(changes), { method: 'PUT' });
const subjects = async (person: Person) =>
  (await mailsTo(world, person.user.email)).map(({ subject }) => subject);
const sendDue = async (now = NOW) =>
  sendDueMails({
    database: world.database,
    mailer: createMailer(world.config, world.database, createLogger(world.config)),
    texts: await loadTexts(world.database),
    config: world.config,
    now,
  });

describe('a comment', () => {
  test('a comment is told to the author of the posting, a reply to the author of the comment, each in their language', async () => {
    const id = await write(reader, 'Who signs for the gas line?');
    await notified(poster, `Rita Reader commented on “${title}”`);
    await write(poster, 'Our own plumber does.', id);
    await notified(reader, `Paula Poster respondió a su comentario en “${title}”`);
    expect((await inbox(poster)).notifications).toHaveLength(1);
  });

  test('a comment is told once to somebody it names, not to its author', async () => {
    await write(reader, 'Who signs for the gas line?');
    const other = await world.signedIn({ name: 'Omar Other' });
    await write(other, 'Ask @Rita Reader and @Paula Poster and @Omar Other.');
    await notified(reader, `Omar Other lo mencionó en “${title}”`);
    await notified(poster, `Omar Other mentioned you on “${title}”`);
    expect((await inbox(other)).notifications).toEqual([]);
  });

  test('a comment that names more than five people is refused', async () => {
    const names = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'];
    for (const name of names) await write(await world.signedIn({ name }), `Soy ${name}.`);
    await write(reader, names.map((name) => `@${name}`).join(' '));
    const rows = await world.database
      .selectFrom('comments')
      .select('id')
      .where('author_profile_id', '=', reader.user.profileId)
      .execute();
    expect(rows).toEqual([]);
  });

  test('a comment that was taken down is no longer in the list, nor counted', async () => {
    const id = await write(reader, 'A rude word about a crew.');
    await notified(poster, `Rita Reader commented on “${title}”`);
    await admin.call('PUT', route('api.admin.comments.remove', { id }), {
      reason: 'Rude.',
      reason_code: 'R04',
    });
    expect(await inbox(poster)).toMatchObject({ notifications: [], viewer: { unread: 0 } });
    await expect
      .poll(async () => (await inbox(reader)).notifications.map(({ text }) => text))
      .toContain('Decisión: Comentario quitado');
  });
});

describe('the list', () => {
  test('the list opens what it tells of, which is read from then on, and unread again if its reader says so', async () => {
    const commentId = await write(reader, 'Who signs for the gas line?');
    await notified(poster, `Rita Reader commented on “${title}”`);
    const [first] = (await inbox(poster)).notifications;
    expect(first).toMatchObject({ isRead: false });
    expect((await inbox(poster)).viewer.unread).toBe(1);
    const opened = await poster.get(route('notifications.show', { id: first?.id ?? 0 }));
    expect(opened.headers['location']).toBe(`/postings/${postingId}#comment-${commentId}`);
    expect(await inbox(poster)).toMatchObject({ notifications: [{ isRead: true }], viewer: { unread: 0 } });
    await poster.submit(route('notifications.mark', { id: first?.id ?? 0 }), { read: 'no' });
    expect((await inbox(poster)).viewer.unread).toBe(1);
    await poster.submit(route('notifications.read_all'), {});
    expect(await inbox(poster)).toMatchObject({ hasUnread: false, viewer: { unread: 0 } });
  });

  test('the list is one’s own: another user’s notification answers 404, a visitor logs in first', async () => {
    await write(reader, 'Who signs for the gas line?');
    await notified(poster, `Rita Reader commented on “${title}”`);
    const [first] = (await inbox(poster)).notifications;
    expect((await reader.get(route('notifications.show', { id: first?.id ?? 0 }))).status).toBe(404);
    for (const name of ['notifications.index', 'settings.notifications'] as const)
      expect((await world.visitor().get(route(name))).status).toBe(303);
  });
});

describe('settings', () => {
  test('settings say for each kind whether it is told, and how', async () => {
    await choose(poster, { comment: 'off' });
    await write(reader, 'Who signs for the gas line?');
    await choose(poster, { comment: 'mail' });
    await write(reader, 'And for the water?');
    await notified(poster, `Rita Reader commented on “${title}”`);
    expect((await inbox(poster)).notifications).toHaveLength(1);
    await expect.poll(() => subjects(poster)).toContain(`Rita Reader commented on “${title}”`);
  });

  test('the time zone of quiet hours is named in words, and as a guess where the profile names no state', async () => {
    const zone = async (person: Person) => (await person.visit(route('settings.notifications'))).page.props;
    const expected = { timeZone: 'Hawaii-Aleutian Standard Time (Honolulu)', hasRegion: false };
    expect(await zone(poster)).toMatchObject(expected);
    const { id } = await world.database
      .selectFrom('regions')
      .select('id')
      .where('code', '=', 'US-CA')
      .executeTakeFirstOrThrow();
    await world.database
      .updateTable('profiles')
      .set({ region_id: id })
      .where('user_id', '=', reader.user.id)
      .execute();
    expect(await zone(reader)).toMatchObject({
      timeZone: 'hora del Pacífico (Los Ángeles)',
      hasRegion: true,
    });
  });

  test('a daily summary is one email of all that is still new, sent once', async () => {
    await choose(poster, { comment: 'digest' });
    await write(reader, 'Who signs for the gas line?');
    await write(reader, 'And for the water?');
    await expect.poll(async () => (await inbox(poster)).notifications).toHaveLength(2);
    await sendDue();
    expect(await subjects(poster)).not.toContain('2 notifications since yesterday');
    const tomorrow = new Date('2026-11-24T13:00:00Z');
    await Promise.all([sendDue(tomorrow), sendDue(tomorrow)]);
    const mails = await subjects(poster);
    expect(mails.filter((one) => one === '2 notifications since yesterday')).toHaveLength(1);
  });

  test('emails wait for the end of quiet hours, and are not sent of what was read meanwhile', async () => {
    // Without a region the day of Hawaii counts: it is 8:00 there.
    await choose(poster, { comment: 'mail', quiet_from: '7', quiet_until: '9' });
    await write(reader, 'Who signs for the gas line?');
    await expect.poll(async () => (await inbox(poster)).notifications).toHaveLength(1);
    await sendDue();
    expect(await subjects(poster)).not.toContain(`Rita Reader commented on “${title}”`);
    await poster.submit(route('notifications.read_all'), {});
    await sendDue(new Date('2026-11-24T18:00:00Z'));
    expect(await subjects(poster)).not.toContain(`Rita Reader commented on “${title}”`);
  });

  test('an email can be turned off by one click, and by another choice on again', async () => {
    await choose(poster, { comment: 'mail' });
    await write(reader, 'Who signs for the gas line?');
    await expect.poll(() => subjects(poster)).toContain(`Rita Reader commented on “${title}”`);
    const token = makeUnsubscribeToken(
      { userId: poster.user.id, kind: 'notifications' },
      world.config.appKey,
    );
    const mail = (await mailsTo(world, poster.user.email)).at(-1);
    expect(mail?.plain_text).toContain(token);
    const answer = await world.app.inject({
      method: 'POST',
      url: route('unsubscribe.one_click', { token }),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(200);
    const channels = async () => (await poster.visit(route('settings.notifications'))).page.props['channels'];
    expect(await channels()).toMatchObject({ comment: 'app', mention: 'app', response_received: 'mail' });
    await choose(poster, { comment: 'mail' });
    expect(await channels()).toMatchObject({ comment: 'mail' });
  });

  test.each([{ comment: 'pigeon' }, { quiet_from: '25' }, { quiet_from: '7' }])(
    'settings: %o is refused',
    async (changes) => {
      const { page } = await choose(poster, changes as unknown as Record<string, string>);
      expect(Object.keys(page.props['errors'] ?? {}).length).toBeGreaterThan(0);
    },
  );
});

test('a review and the response to it are told to the other side', async () => {
  const owner = await world.signedIn({ name: 'Olga Owner' });
  const firm = await world.make.contractor({ owner: owner.user, name: 'Acme Roofs' });
  const review = await world.make.review({ contractor: firm, author: reader.user });
  await owner.call('POST', route('api.review_responses.store'), {
    responseData: { reviewId: review.id, review_response: 'Thank you for the kind words.' },
  });
  await notified(reader, 'Acme Roofs respondió a su reseña');
});

test('a posting and a review are told to followers of their author, until they are taken down', async () => {
  await reader.submit(route('relations.follow', { id: poster.user.profileId }), {});
  const form = { ...(await createForms(world)).form(), title: 'Gutters before winter' };
  const { page } = await poster.submit(route('postings.store'), form);
  await notified(reader, 'Paula Poster publicó “Gutters before winter”');
  const firm = await world.make.contractor({ name: 'Acme Gutters' });
  const review = await world.make.review({ contractor: firm, author: poster.user });
  const event = {
    name: 'review.published',
    reviewId: review.id,
    contractorId: firm.id,
    contractorSlug: firm.slug,
  } as const;
  expect(await noticesOf(world.database, event)).toMatchObject([
    {},
    { userId: reader.user.id, params: { name: 'Paula Poster', contractor: 'Acme Gutters' } },
  ]);
  await admin.call('PUT', route('api.admin.postings.remove', { id: idIn(page.url) }), {
    reason: 'Advertising.',
    reason_code: 'R13',
  });
  expect((await inbox(reader)).notifications).toEqual([]);
});

test('a message is told as long as its reader is a side of it and it is not taken down', async () => {
  const customer = await world.signedIn();
  const owner = await world.signedIn();
  const firm = await world.make.contractor({ owner: owner.user });
  const { id: conversationId } = await world.database
    .insertInto('conversations')
    .values({ contractor_id: firm.id, profile_id: customer.user.profileId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sent = await customer.submit(route('messages.send', { id: conversationId }), {
    body: 'When could you come and look at the roof?',
  });
  expect(sent.page.props.errors).toEqual({});
  const count = async () => (await inbox(owner)).notifications.length;
  await expect.poll(count).toBe(1);
  const setRemoved = (removed_at: Date | null) =>
    world.database
      .updateTable('messages')
      .set({ removed_at })
      .where('conversation_id', '=', conversationId)
      .execute();
  await setRemoved(new Date());
  expect(await count()).toBe(0);
  await setRemoved(null);
  expect(await count()).toBe(1);
  // The business has another owner.
  const { user: next } = await world.signedIn();
  await world.database
    .updateTable('conversations')
    .set({ contractor_id: (await world.make.contractor({ owner: next })).id })
    .where('id', '=', conversationId)
    .execute();
  expect(await count()).toBe(0);
});

test('a follower is told once; a block hides what the other did', async () => {
  const follow = () => reader.submit(route('relations.follow', { id: poster.user.profileId }), {});
  await follow();
  await notified(poster, 'Rita Reader now follows you');
  await follow();
  await write(reader, 'Who signs for the gas line?');
  await notified(poster, `Rita Reader commented on “${title}”`);
  expect((await inbox(poster)).notifications).toHaveLength(2);
  await world.database
    .insertInto('blocks')
    .values({ user_id: poster.user.id, profile_id: reader.user.profileId })
    .execute();
  expect(await inbox(poster)).toMatchObject({ notifications: [], viewer: { unread: 0 } });
});
