import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { CommentsView, CommentView } from '../../../server/postings/comments/views.ts';
import { readPage } from '../../support/browser.ts';
import { connectTo, listening } from '../../support/socket.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { createForms, idIn, type Forms } from './posting-input.ts';

const WORDS = 'A licensed plumber has to sign for the gas line in our county.';

let world: World;
let forms: Forms;
let author: Person;
let reader: Person;
let admin: Person;
let postingId: number;

beforeAll(async () => {
  world = await createWorld();
  forms = await createForms(world);
  admin = await world.signedIn({ role: 'admin' });
});
beforeEach(async () => {
  author = await world.signedIn({ name: 'Aurora Autora' });
  reader = await world.signedIn({ name: 'Rita Reader' });
  postingId = idIn((await author.submit(route('postings.store'), forms.form())).page.url);
});
afterAll(() => world.close());

type Sent = { body: string; parent_id?: number };
const write = (person: Person, body: Sent, id = postingId) =>
  person.submit(route('comments.store', { id }), body, { from: route('postings.show', { id }) });
const commentsOf = async (person: Pick<Person, 'call'> = world.visitor(), id = postingId) =>
  (await person.call('GET', route('api.posts.comments', { id }))).json<
    Pick<CommentsView, 'comments' | 'pagination'>
  >();
const first = async (person?: Person): Promise<CommentView> => {
  const [comment] = (await commentsOf(person)).comments;
  if (!comment) throw new Error('no comment');
  return comment;
};
const written = async (person: Person, body: Sent = { body: WORDS }): Promise<number> => {
  await write(person, body);
  const { comments } = await commentsOf(person);
  return comments.flatMap((one) => [one, ...one.replies]).find((one) => one.body === body.body)?.id ?? 0;
};
const change = (person: Person, id: number, body: unknown) =>
  person.call('PUT', route('api.comments.update', { id }), { body });
const remove = (person: Person, id: number) => person.send('DELETE', route('comments.destroy', { id }), {});
const takeDown = (id = postingId) =>
  admin.call('PUT', route('api.admin.postings.remove', { id }), { reason: 'Spam.', reason_code: 'R13' });

describe('writing a comment', () => {
  test('writing a comment shows it at once to everyone, with its author and its language', async () => {
    const { page } = await write(reader, {
      body: 'Un plomero con licencia tiene que firmar por la línea de gas.',
    });
    expect(page.flash.success).toBe('Your comment is published.');
    expect(page.url).toMatch(new RegExp(`^/postings/${postingId}`));
    expect(await first()).toMatchObject({
      posting_id: postingId,
      parent_id: null,
      body: 'Un plomero con licencia tiene que firmar por la línea de gas.',
      language: 'mexican_spanish',
      author: { name: 'Rita Reader', slug: null, profile_id: reader.user.profileId },
      is_deleted: false,
      edited_at: null,
      replies: [],
      can: { edit: false, delete: false, report: true },
    });
    expect((await first(reader)).can).toEqual({ edit: true, delete: true, report: false });
  });

  test('writing a comment puts a reply under its comment, on the page and in the call', async () => {
    const id = await written(reader);
    await write(author, { body: 'Thank you, that helps.', parent_id: id });
    const { replies } = await first();
    expect(replies).toMatchObject([{ parent_id: id, body: 'Thank you, that helps.' }]);
    const { page } = await author.visit(route('postings.show', { id: postingId }));
    expect(page.props['comments']).toMatchObject({ count: 2, isOpen: true, canComment: true });
  });

  test('writing a comment happens once where the form is sent twice at once', async () => {
    await Promise.all([write(reader, { body: WORDS }), write(reader, { body: WORDS })]);
    expect((await commentsOf()).comments).toHaveLength(1);
  });

  test('writing a comment works without scripts, and a refused one keeps its words and its place', async () => {
    const id = await written(reader);
    const from = `${route('postings.show', { id: postingId })}?reply=${id}`;
    const address = route('comments.store', { id: postingId });
    const sent = { parent_id: String(id), body: 'Call me: 602-555-0123' };
    const refused = await author.post(address, sent, from);
    const page = readPage(refused.text);
    expect(page?.props.errors['body']).toContain('602-555-0123');
    expect(page?.props['input']).toMatchObject({ body: 'Call me: 602-555-0123' });
    expect(page?.props['comments']).toMatchObject({ replyTo: id });
    expect((await author.post(address, { ...sent, body: 'Thank you.' }, from)).status).toBe(303);
    expect((await first()).replies).toHaveLength(1);
  });

  test.each([
    ['no words', ' ​ ', 'Required.'],
    ['too many words', 'x'.repeat(2_001), 'Write at most 2,000 characters.'],
    ['a phone number', 'Call 602-555-0123 for a quote.', 'can’t contain contact details'],
    ['a listed threat', 'I will kill you for this.', 'Please remove: “kill you”'],
  ])('writing a comment is refused for %s at its field', async (_what, body, sentence) => {
    const { page } = await write(reader, { body });
    expect(page.props.errors['body']).toContain(sentence);
    expect((await commentsOf()).comments).toEqual([]);
  });

  test('writing a comment is refused to a visitor, and to an address that is not confirmed', async () => {
    const unconfirmed = await world.signedIn({ emailVerified: false });
    for (const person of [world.visitor(), unconfirmed])
      await person.send('POST', route('comments.store', { id: postingId }), { body: WORDS });
    expect((await commentsOf()).comments).toEqual([]);
  });

  test('writing a comment is refused after 200 comments in 24 hours, and works again when the first is older', async () => {
    const at = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const earlier = Array.from({ length: 200 }, (_, number) => ({
      posting_id: postingId,
      author_profile_id: reader.user.profileId,
      body: `Earlier ${number}`,
      language: 'english',
      created_at: at(number === 0 ? 23.9 : 1),
    }));
    await world.database.insertInto('comments').values(earlier).execute();
    const { page } = await write(reader, { body: WORDS });
    expect(page.flash.error).toBe('You can publish 200 comments a day. Please continue tomorrow.');
    await world.database
      .updateTable('comments')
      .set({ created_at: at(24.1) })
      .where('author_profile_id', '=', reader.user.profileId)
      .where('body', '=', 'Earlier 0')
      .execute();
    expect((await write(reader, { body: WORDS })).page.flash.success).toBe('Your comment is published.');
  });

  test('writing a comment under a reply, a comment elsewhere or a deleted one is refused', async () => {
    const id = await written(reader);
    const reply = await written(author, { body: 'A first reply.', parent_id: id });
    const other = idIn((await author.submit(route('postings.store'), forms.form())).page.url);
    const deleted = await written(reader, { body: 'Soon deleted.' });
    await write(author, { body: 'A reply that keeps its place.', parent_id: deleted });
    await remove(reader, deleted);
    for (const [parent_id, posting, sentence] of [
      [reply, postingId, 'You can’t reply to a reply.'],
      [id, other, 'was just deleted'],
      [deleted, postingId, 'was just deleted'],
      [2_000_000, postingId, 'was just deleted'],
    ] as const) {
      const { page } = await write(reader, { body: 'Another one.', parent_id }, posting);
      expect(page.props.errors['body']).toContain(sentence);
    }
    expect((await commentsOf()).pagination.total).toBe(2);
  });

  test('writing a comment under a posting that was taken down is refused, and its comments are hidden', async () => {
    await written(reader);
    await takeDown();
    await write(reader, { body: 'One more.' });
    expect((await world.visitor().call('GET', route('api.posts.comments', { id: postingId }))).status).toBe(
      404,
    );
    expect((await commentsOf(author)).comments).toHaveLength(1);
    const { page } = await author.visit(route('postings.show', { id: postingId }));
    expect(page.props).toMatchObject({ posting: { isListed: false }, comments: { isOpen: false } });
  });

  test.each(['\u200b\u200b\u2060', '\u00ad\ufeff', ' \u200d\n\u200b '])(
    'writing a comment of characters that nobody sees (%j) is refused',
    async (body) => {
      const { page } = await write(reader, { body });
      expect(page.props['errors']).toHaveProperty('body');
      expect((await commentsOf()).comments).toEqual([]);
    },
  );

  test('writing a comment while its posting is taken down leaves nothing to read, whichever came first', async () => {
    await Promise.all([write(reader, { body: WORDS }), takeDown()]);
    expect((await world.visitor().get(route('api.posts.comments', { id: postingId }))).status).toBe(404);
    const rows = await world.database
      .selectFrom('comments')
      .select('id')
      .where('posting_id', '=', postingId)
      .execute();
    expect(rows.length).toBeLessThanOrEqual(1);
    expect((await write(reader, { body: `${WORDS} Again.` })).status).toBe(404);
  });

  test('writing a comment in right-to-left writing stays as it is; characters that would turn the line around go', async () => {
    await write(reader, { body: '\u202eرقم الرخصة\u202c 12345 \u2066صحيح\u2069' });
    expect((await first()).body).toBe('رقم الرخصة 12345 صحيح');
  });

  test.each([
    ['the name of an account', 'See @roof_works_mesa for more.', 'contact details'],
    ['a number of one person', 'Her SSN is 512-44-8830.', 'belong to one person'],
    ['a child with the school', 'His son Mason is in third grade at Oak Elementary.', 'child’s name'],
  ])('a comment with %s is refused in a sentence of its own', async (_, body, sentence) => {
    const { page } = await write(reader, { body });
    expect(page.props.errors['body']).toContain(sentence);
  });

  test('writing a comment with 50 mentions of one person tells them once; 50 strangers are only words', async () => {
    await write(reader, { body: '@Aurora Autora '.repeat(50) });
    const strangers = Array.from({ length: 50 }, (_none, number) => `@Stranger ${number}`).join(' ');
    await write(reader, { body: strangers });
    expect((await commentsOf()).comments).toHaveLength(2);
    await world.app.settled();
    const notified = await world.database
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', author.user.id)
      .execute();
    expect(notified).toHaveLength(2);
  });

  test('writing a comment is published ten times of a hundred at once by one person, and no answer is an error of ours', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_none, number) =>
        reader.send('POST', route('comments.store', { id: postingId }), { body: `At once ${number}` }),
      ),
    );
    expect(Math.max(...answers.map(({ status }) => status))).toBeLessThan(500);
    expect((await commentsOf()).pagination.total).toBe(10);
  });

  test('writing a comment is refused from the eleventh in a minute on, with the limit in words', async () => {
    for (let number = 1; number <= 10; number += 1) await write(reader, { body: `Comment number ${number}` });
    const answer = await reader.send(
      'POST',
      route('comments.store', { id: postingId }),
      { body: 'One more' },
      {
        accept: 'application/json',
      },
    );
    expect(answer.status).toBe(429);
    expect(answer.text).toContain('10 comments a minute');
    expect((await commentsOf()).pagination.total).toBe(10);
  });
});

describe('changing a comment', () => {
  test('changing a comment keeps the words before, and says when', async () => {
    const id = await written(reader);
    const answer = await change(reader, id, 'The county signs for the gas line itself.');
    expect(answer.json()).toMatchObject({
      message: 'Changes Successfully Saved!',
      comment: { commentId: id, body: 'The county signs for the gas line itself.', version: 2 },
    });
    const { earlier, edited_at } = await first();
    expect(earlier).toMatchObject([{ body: WORDS }]);
    expect(edited_at).not.toBeNull();
  });

  test('changing a comment to the same words changes nothing', async () => {
    const id = await written(reader);
    await change(reader, id, WORDS);
    expect((await first()).edited_at).toBeNull();
  });

  test.each([
    ['another user', () => author, 403],
    ['an administrator', () => admin, 403],
    ['a visitor', () => world.visitor(), 401],
  ])('changing a comment is refused to %s', async (_who, person, status) => {
    const id = await written(reader);
    expect((await change(person() as Person, id, 'Other words.')).status).toBe(status);
    expect((await first()).body).toBe(WORDS);
  });

  test.each([
    ['no words', ''],
    ['a number', 7],
    ['contact details', 'Write to rita@example.com please'],
  ])('changing a comment to %s answers 422 and keeps the words', async (_what, body) => {
    const id = await written(reader);
    expect((await change(reader, id, body)).status).toBe(422);
    expect((await first()).body).toBe(WORDS);
  });

  test('changing a comment under a posting that was taken down is refused, and nothing of it is sent to readers', async () => {
    const id = await written(reader);
    const url = `${await listening(world.app)}/app/${world.config.realtime.appKey}?protocol=7`;
    const client = await connectTo(url);
    client.say('pusher:subscribe', { channel: `posts.${postingId}` });
    await client.next('pusher_internal:subscription_succeeded');
    await takeDown();
    expect((await change(reader, id, 'Other words.')).status).toBe(409);
    await remove(reader, id);
    await world.app.settled();
    await client.settled();
    expect(client.waiting().map(({ event }) => event)).toEqual(['post.removed']);
    await client.close();
  });

  test('an unknown id answers 404', async () => {
    expect((await change(reader, 2_000_000, WORDS)).status).toBe(404);
  });
});

describe('deleting a comment', () => {
  test('deleting a comment without replies removes it with all its versions', async () => {
    const id = await written(reader);
    await change(reader, id, 'Other words.');
    expect((await remove(reader, id)).status).toBe(303);
    expect((await commentsOf()).comments).toEqual([]);
    expect(
      await world.database
        .selectFrom('comment_versions')
        .select('comment_id')
        .where('comment_id', '=', id)
        .execute(),
    ).toEqual([]);
  });

  test('deleting a comment with replies leaves a placeholder without words or name, which goes with the last reply', async () => {
    const id = await written(reader);
    const reply = await written(author, { body: 'Thank you.', parent_id: id });
    await remove(reader, id);
    expect(await first()).toMatchObject({
      is_deleted: true,
      body: '',
      author: null,
      replies: [{ id: reply }],
    });
    await remove(author, reply);
    expect((await commentsOf()).comments).toEqual([]);
  });

  test('deleting a comment while somebody replies loses no reply and leaves nothing alone', async () => {
    const id = await written(reader);
    await Promise.all([remove(reader, id), write(author, { body: 'Thank you.', parent_id: id })]);
    const { comments } = await commentsOf();
    expect(comments.every(({ is_deleted, replies }) => !is_deleted || replies.length === 1)).toBe(true);
  });

  test('deleting a comment of another user is refused', async () => {
    const id = await written(reader);
    expect((await remove(author, id)).status).not.toBe(200);
    expect((await first()).is_deleted).toBe(false);
  });
});

test('comments are given in pages, the oldest first', async () => {
  const profileId = reader.user.profileId;
  await world.database
    .insertInto('comments')
    .values(
      Array.from({ length: 45 }, (_none, index) => ({
        posting_id: postingId,
        author_profile_id: profileId,
        body: `Number ${index + 1}`,
        language: 'english',
      })),
    )
    .execute();
  const page = async (query: Record<string, number>) =>
    (
      await world.visitor().call('GET', route('api.posts.comments', { id: postingId }, { query }))
    ).json<CommentsView>();
  expect((await page({})).pagination).toMatchObject({ total: 45, per_page: 20, last_page: 3 });
  expect((await page({ page: 3 })).comments.map(({ body }) => body)).toEqual(
    [41, 42, 43, 44, 45].map((one) => `Number ${one}`),
  );
  const { comments: all } = await page({ per_page: 100 });
  expect(all).toHaveLength(45);
  const since = await page({ after: all[42]?.id ?? 0 });
  expect(since.comments.map(({ body }) => body)).toEqual(['Number 44', 'Number 45']);
  expect([since.pagination.total, since.count]).toEqual([2, 45]);
});

test('everyone who has the posting open hears of each comment, as the call gives it to a visitor', async () => {
  const url = `${await listening(world.app)}/app/${world.config.realtime.appKey}?protocol=7`;
  const client = await connectTo(url);
  const channel = `posts.${postingId}`;
  client.say('pusher:subscribe', { channel });
  await client.next('pusher_internal:subscription_succeeded');
  const id = await written(reader);
  expect((await client.next('comment.created')).data).toEqual({ comment: await first() });
  await change(reader, id, 'Other words.');
  expect((await client.next('comment.updated')).data).toEqual({ comment: await first() });
  await remove(reader, id);
  expect((await client.next('comment.deleted')).data).toEqual({
    comment: { commentId: id, id, posting_id: postingId, parent_id: null, is_deleted: true },
  });
  await client.close();
});
