import { endDecisionAppeals, type Deleting } from '../../../cases/open-appeals.ts';
import { transact, type Context } from '../../../core/context.ts';
import { lockComment } from '../queries/find-comment.ts';

/**
 * Deletes a comment with all its versions. One with replies leaves a placeholder without words, which goes with the last of
 * them. Throws `notFound()`.
 */
export async function deleteComment(
  context: Context,
  { commentId }: { commentId: number },
): Promise<{ postingId: number }> {
  return transact(context, async (tx) => {
    // The parent first, as for writing a reply: two locks in one order never wait for each other.
    await lockParentOf(tx, commentId);
    const comment = await lockComment(tx, commentId);
    await deleteCommentOfAuthor(tx, comment);
    return { postingId: comment.postingId };
  });
}

type CommentKey = { id: number; postingId: number; parentId: number | null };

/** The same inside a transaction that locked its parent; a removed comment goes as well. */
export async function deleteCommentOfAuthor(
  tx: Deleting,
  { id: commentId, postingId, parentId }: CommentKey,
): Promise<void> {
  if (await hasReplies(tx, commentId)) await empty(tx, commentId);
  else await remove(tx, commentId, parentId);
  await endDecisionAppeals(tx, { type: 'comment', id: commentId });
  tx.announce({ name: 'comment.deleted', commentId, postingId, parentId });
}

/** Locks the comment that this one replies to. Call it before locking the reply. */
export async function lockParentOf({ database }: Deleting, commentId: number): Promise<void> {
  await database
    .selectFrom('comments')
    .select('id')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('comments as reply').select('reply.parent_id').where('reply.id', '=', commentId),
    )
    .forUpdate()
    .execute();
}

async function hasReplies({ database }: Deleting, commentId: number): Promise<boolean> {
  const reply = await database
    .selectFrom('comments')
    .select('id')
    .where('parent_id', '=', commentId)
    .executeTakeFirst();
  return reply !== undefined;
}

async function empty({ database, now }: Deleting, commentId: number): Promise<void> {
  await database.deleteFrom('comment_versions').where('comment_id', '=', commentId).execute();
  await database
    .updateTable('comments')
    .set({ body: '', deleted_at: now })
    .where('id', '=', commentId)
    .execute();
}

async function remove(tx: Deleting, commentId: number, parentId: number | null): Promise<void> {
  const { database } = tx;
  await database.deleteFrom('comments').where('id', '=', commentId).execute();
  if (parentId === null || (await hasReplies(tx, parentId))) return;
  await database
    .deleteFrom('comments')
    .where('id', '=', parentId)
    .where('deleted_at', 'is not', null)
    .execute();
}
