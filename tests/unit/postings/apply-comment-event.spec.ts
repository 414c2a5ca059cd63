import { describe, expect, test } from 'vitest';
import type { CommentsView, CommentView } from '../../../server/postings/comments/views.ts';
import { applyCommentEvent } from '../../../web/components/comments/apply-comment-event.ts';

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
  can: { edit: false, delete: false },
  replies: [],
  ...changes,
});
const reply = (id: number, parent_id: number) => ({ ...comment(id, { parent_id }), replies: [] as never[] });
const view = (comments: CommentView[], page = 1, last = 1): CommentsView => ({
  comments,
  count: comments.length,
  pagination: { current_page: page, per_page: 20, total: comments.length, last_page: last, from: 1, to: 1 },
  canComment: true,
  isFiltered: false,
  replyTo: null,
});
const bodies = (after: CommentsView | null) => after?.comments.map(({ body }) => body);

describe('an event about a comment', () => {
  test('adds a new one at the end of the last page, and leaves other pages to the next reading', () => {
    const event = { name: 'created', comment: comment(2) } as const;
    expect(bodies(applyCommentEvent(view([comment(1)]), event))).toEqual(['Comment 1', 'Comment 2']);
    const earlierPage = applyCommentEvent(view([comment(1)], 1, 2), event);
    expect(bodies(earlierPage)).toEqual(['Comment 1']);
    expect(earlierPage?.count).toBe(1);
  });

  test('puts a reply under its comment', () => {
    const after = applyCommentEvent(view([comment(1)]), {
      name: 'created',
      comment: comment(2, { parent_id: 1 }),
    });
    expect(after?.comments[0]?.replies.map(({ id }) => id)).toEqual([2]);
  });

  test('that is in the list already changes nothing, and an older version neither', () => {
    const now = view([comment(1, { version: 3, body: 'Third' })]);
    expect(applyCommentEvent(now, { name: 'created', comment: comment(1) })).toBe(now);
    expect(applyCommentEvent(now, { name: 'updated', comment: comment(1, { version: 2 }) })).toBe(now);
  });

  test('changes the words and leaves what the reader may do', () => {
    const mine = view([comment(1, { can: { edit: true, delete: true } })]);
    const after = applyCommentEvent(mine, {
      name: 'updated',
      comment: comment(1, { version: 2, body: 'Changed' }),
    });
    expect(after?.comments[0]).toMatchObject({
      body: 'Changed',
      version: 2,
      can: { edit: true, delete: true },
    });
  });

  test('takes away what was deleted, and a placeholder with its last reply', () => {
    const thread = view([comment(1, { replies: [reply(2, 1)] })]);
    const emptied = applyCommentEvent(thread, { name: 'deleted', comment: { id: 1, parent_id: null } });
    expect(emptied?.comments[0]).toMatchObject({ is_deleted: true, body: '', author: null });
    const gone = emptied && applyCommentEvent(emptied, { name: 'deleted', comment: { id: 2, parent_id: 1 } });
    expect(gone?.comments).toEqual([]);
  });

  test('that carries numbers alone leaves the list to the server', () => {
    expect(applyCommentEvent(view([]), { name: 'created', comment: { id: 9, parent_id: null } })).toBeNull();
  });
});
