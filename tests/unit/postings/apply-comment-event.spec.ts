import { describe, expect, test, vi } from 'vitest';
import type { CommentsView, CommentView } from '../../../server/postings/comments/views.ts';
import { applyCommentEvent } from '../../../web/components/comments/apply-comment-event.ts';
import { followComments, type ReadAfter } from '../../../web/components/comments/comment-follower.ts';

const comment = (id: number, changes: Partial<CommentView> = {}): CommentView => ({
  commentId: id,
  id,
  posting_id: 1,
  parent_id: null,
  body: `Comment ${id}`,
  language: 'english',
  author: { name: 'Rita', slug: null, profile_id: 1, picture: null },
  is_deleted: false,
  is_hidden: false,
  is_removed: false,
  version: 1,
  earlier: [],
  created_at: '2026-11-22T12:00:00.000Z',
  edited_at: null,
  can: { edit: false, delete: false, report: true },
  replies: [],
  ...changes,
});
const reply = (id: number, parent_id: number) => ({ ...comment(id, { parent_id }), replies: [] as never[] });
const view = (comments: CommentView[], page = 1, last = 1): CommentsView => ({
  comments,
  count: comments.length,
  pagination: { current_page: page, per_page: 20, total: comments.length, last_page: last, from: 1, to: 1 },
  isOpen: true,
  canComment: true,
  isFiltered: false,
  replyTo: null,
});
const bodies = (after: CommentsView | null) => after?.comments.map(({ body }) => body);

describe('an event about a comment', () => {
  test('an event about a comment adds a new one at the end of the last page, and leaves other pages to the next reading', () => {
    const event = { name: 'created', comment: comment(2) } as const;
    expect(bodies(applyCommentEvent(view([comment(1)]), event))).toEqual(['Comment 1', 'Comment 2']);
    const earlierPage = applyCommentEvent(view([comment(1)], 1, 2), event);
    expect(bodies(earlierPage)).toEqual(['Comment 1']);
    expect(earlierPage?.count).toBe(1);
  });

  test('an event about a comment puts a reply under its comment', () => {
    const after = applyCommentEvent(view([comment(1)]), {
      name: 'created',
      comment: comment(2, { parent_id: 1 }),
    });
    expect(after?.comments[0]?.replies.map(({ id }) => id)).toEqual([2]);
  });

  test('an event about a comment that is in the list already changes nothing, and an older version neither', () => {
    const now = view([comment(1, { version: 3, body: 'Third' })]);
    expect(applyCommentEvent(now, { name: 'created', comment: comment(1) })).toBe(now);
    expect(applyCommentEvent(now, { name: 'updated', comment: comment(1, { version: 2 }) })).toBe(now);
  });

  test('an event about a comment changes the words and leaves what the reader may do', () => {
    const mine = view([comment(1, { can: { edit: true, delete: true, report: false } })]);
    const after = applyCommentEvent(mine, {
      name: 'updated',
      comment: comment(1, { version: 2, body: 'Changed' }),
    });
    expect(after?.comments[0]).toMatchObject({
      body: 'Changed',
      version: 2,
      can: { edit: true, delete: true, report: false },
    });
  });

  test('an event about a comment takes away what was deleted, and a placeholder with its last reply', () => {
    const thread = view([comment(1, { replies: [reply(2, 1)] })]);
    const emptied = applyCommentEvent(thread, { name: 'deleted', comment: { id: 1, parent_id: null } });
    expect(emptied?.comments[0]).toMatchObject({ is_deleted: true, body: '', author: null });
    const gone = emptied && applyCommentEvent(emptied, { name: 'deleted', comment: { id: 2, parent_id: 1 } });
    expect(gone?.comments).toEqual([]);
  });

  test('an event about a comment that carries numbers alone leaves the list to the server', () => {
    expect(applyCommentEvent(view([]), { name: 'created', comment: { id: 9, parent_id: null } })).toBeNull();
  });
});

describe('a reader who was away', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const answer = (comments: CommentView[], last = 1) => {
    const { pagination } = view(comments, 1, last);
    return { comments, count: comments.length, pagination };
  };
  const follow = (page: CommentsView, read: ReadAfter) =>
    followComments(page, { read, changed: () => undefined, retryMs: 0 });

  test('a reader who was away sees what came, and no more what was deleted meanwhile', async () => {
    const follower = follow(view([comment(1)]), async () => answer([comment(1), comment(3)]));
    follower.hear({ name: 'created', comment: comment(2) });
    expect(bodies(follower.view())).toEqual(['Comment 1', 'Comment 2']);
    follower.catchUp();
    follower.hear({ name: 'created', comment: comment(4) });
    await settled();
    expect(bodies(follower.view())).toEqual(['Comment 1', 'Comment 3', 'Comment 4']);
    follower.stop();
  });

  test('a reader who was away at the end of a long list reads on after the last comment of each answer', async () => {
    const read = vi.fn<ReadAfter>(async ({ after }) =>
      after === 0 ? answer([comment(1), comment(2)], 2) : answer([comment(3)]),
    );
    const follower = follow(view([comment(1)]), read);
    follower.catchUp();
    await settled();
    expect(read.mock.calls.map(([{ after }]) => after)).toEqual([0, 2]);
    expect(bodies(follower.view())).toEqual(['Comment 1', 'Comment 2', 'Comment 3']);
    follower.read(view([comment(1), comment(2, { version: 2, body: 'Changed' })], 1, 2));
    expect(bodies(follower.view())).toEqual(['Comment 1', 'Changed', 'Comment 3']);
    follower.stop();
  });

  test('a reader who was away tries again where the server does not answer yet', async () => {
    let calls = 0;
    const follower = follow(view([]), async () => {
      calls += 1;
      if (calls < 3) throw new Error('starting');
      return answer([comment(1)]);
    });
    follower.catchUp();
    await vi.waitUntil(() => calls === 3);
    await settled();
    expect(bodies(follower.view())).toEqual(['Comment 1']);
    follower.stop();
  });

  test('a reader who was away before the end of the list reads their page alone', async () => {
    const read = vi.fn<ReadAfter>(async () => answer([comment(1, { version: 2, body: 'Changed' })], 9));
    const follower = follow(view([comment(1)], 1, 3), read);
    follower.catchUp();
    await settled();
    expect(read).toHaveBeenCalledExactlyOnceWith({ after: 0, per_page: 20 });
    expect(bodies(follower.view())).toEqual(['Changed']);
    expect(follower.view().pagination.last_page).toBe(3);
    follower.stop();
  });
});
