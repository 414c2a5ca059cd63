import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { PostingCase } from '../../../server/moderation/people/posting-views.ts';
import type { CommentView } from '../../../server/postings/comments/views.ts';
import { mailsTo } from '../../support/mails.ts';
import { connectTo, listening } from '../../support/socket.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { createForms, idIn } from './posting-input.ts';

const WHY = { reason: 'It names a street and a house.', reason_code: 'R04' };

let world: World;
let author: Person;
let admin: Person;
let postingId: number;
let commentId: number;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
  await world.signedIn({ role: 'admin' });
  const forms = await createForms(world);
  author = await world.signedIn({ name: 'Aurora Autora' });
  postingId = idIn((await author.submit(route('postings.store'), forms.form())).page.url);
});
beforeEach(async () => {
  author = await world.signedIn({ name: 'Carla Comments', language: 'mexican_spanish' });
  commentId = await write(author, 'The house at the corner pays nobody.');
});
afterAll(() => world.close());

async function write(person: Person, body: string, parentId?: number): Promise<number> {
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
}
const remove = (id = commentId, by: Person = admin, body: Record<string, string> = WHY) =>
  by.call('PUT', route('api.admin.comments.remove', { id }), body);
const restore = (id = commentId) =>
  admin.call('PUT', route('api.admin.comments.restore', { id }), { reason: 'It names nobody.' });
const listed = async (id = commentId, by: Pick<Person, 'call'> = world.visitor()) => {
  const answer = await by.call('GET', route('api.posts.comments', { id: postingId }));
  const { comments } = answer.json<{ comments: CommentView[] }>();
  return comments.flatMap((one) => [one, ...one.replies]).find((one) => one.id === id);
};

describe('an administrator removes a comment', () => {
  test('an administrator removes a comment, and it is gone for everybody at once, its author too, who reads the reason by mail', async () => {
    expect((await remove()).status).toBe(200);
    for (const reader of [world.visitor(), author, admin])
      expect(await listed(commentId, reader)).toBeUndefined();
    await expect
      .poll(async () => (await mailsTo(world, author.user.email)).at(-1)?.plain_text ?? '')
      .toContain('It names a street and a house.');
    const statement = await world.database
      .selectFrom('decision_statements as s')
      .innerJoin('decisions as d', 'd.id', 's.decision_id')
      .select(['d.id', 'd.action', 's.appeal_until'])
      .where('s.user_id', '=', author.user.id)
      .executeTakeFirstOrThrow();
    expect(statement).toMatchObject({ action: 'comment.removed', appeal_until: expect.any(String) });
    const { page } = await author.visit(route('decisions.show', { id: statement.id }));
    expect(page.props).toMatchObject({
      text: { of: 'comment', body: 'The house at the corner pays nobody.' },
      wayOn: { way: 'appeal_decision' },
    });
  });

  test('an administrator removes a comment, and a placeholder without words stays where replies are', async () => {
    const reply = await write(admin, 'Please name nobody here.', commentId);
    await remove();
    expect(await listed()).toMatchObject({
      body: '',
      author: null,
      is_deleted: true,
      is_removed: true,
      replies: [{ id: reply }],
    });
  });

  test('an administrator removes a comment, and readers of the posting hear it', async () => {
    const url = `${await listening(world.app)}/app/${world.config.realtime.appKey}?protocol=7`;
    const client = await connectTo(url);
    client.say('pusher:subscribe', { channel: `posts.${postingId}` });
    await client.next('pusher_internal:subscription_succeeded');
    await remove();
    expect((await client.next('comment.deleted')).data).toMatchObject({
      comment: { id: commentId, is_deleted: true },
    });
    await restore();
    expect((await client.next('comment.updated')).data).toMatchObject({ comment: { id: commentId } });
    await client.close();
  });

  test('an administrator removes a comment, and its author can neither edit it nor get replies to it', async () => {
    await remove();
    const edit = await author.call('PUT', route('api.comments.update', { id: commentId }), {
      body: 'Again.',
    });
    expect(edit.status).toBe(404);
    const before = await world.database.selectFrom('comments').select('id').execute();
    await admin.submit(route('comments.store', { id: postingId }), { body: 'Reply.', parent_id: commentId });
    expect(await world.database.selectFrom('comments').select('id').execute()).toHaveLength(before.length);
  });

  test('an administrator removes a comment, and restores it with its words', async () => {
    await remove();
    expect((await restore()).status).toBe(200);
    expect(await listed()).toMatchObject({
      body: 'The house at the corner pays nobody.',
      is_removed: false,
      author: { name: 'Carla Comments' },
    });
  });

  test('an administrator removes a comment, and the second of two hears what was decided first', async () => {
    await remove();
    expect((await remove()).status).toBe(409);
  });

  test('an administrator removes a comment, but not without a reason, not an unknown one, and not one of their own', async () => {
    expect((await remove(commentId, admin, { reason: 'No code.' })).status).toBe(422);
    expect((await remove(2_000_000)).status).toBe(404);
    const own = await write(admin, 'My own words.');
    expect((await remove(own)).status).toBe(403);
    expect(await listed(own)).toMatchObject({ is_removed: false });
  });

  test('an administrator removes a comment, and nobody else may', async () => {
    expect((await remove(commentId, author)).status).toBe(403);
    expect(await listed()).toMatchObject({ is_removed: false });
  });

  test('an administrator removes a comment, and finds it with its words under the posting on the admin area', async () => {
    await remove();
    const { page } = await admin.visit(
      route('admin.functions', {}, { query: { about: 'postings', open: postingId } }),
    );
    const { comments } = page.props['opened'] as PostingCase;
    expect(comments.find(({ id }) => id === commentId)).toMatchObject({
      isRemoved: true,
      body: 'The house at the corner pays nobody.',
    });
  });
});

describe('the desk offers for a comment', () => {
  const offered = async (by: Person = admin) => {
    const { page } = await by.visit(`/admin/functions?about=postings&open=${postingId}`);
    const opened = page.props['opened'] as PostingCase | null;
    return opened?.comments.find(({ id }) => id === commentId)?.can.transition;
  };

  test('the move that its status leaves open', async () => {
    expect(await offered()).toBe('remove');
    await remove();
    expect(await offered()).toBe('restore');
  });

  test('nothing to its author, where another administrator is there to decide', async () => {
    commentId = await write(admin, 'The house at the corner is mine.');
    expect(await offered()).toBeNull();
    expect((await remove()).status).toBe(403);
  });

  test('nothing while an appeal about it is open, which is decided first', async () => {
    const { decision_id: id } = (await remove()).json<{ decision_id: number }>();
    await world.make.decisionAppeal({ against: { id }, by: author.user });
    expect(await offered()).toBeNull();
    expect((await restore()).status).toBe(409);
  });
});
