import { channelOf } from '../../channels.ts';
import type { ReadContext } from '../../core/context.ts';
import { isPublic } from '../../conditions/public-rows.ts';
import { findComment } from '../../postings/comments/queries/find-comment.ts';
import { toCommentViews } from '../../postings/comments/views.ts';
import { fits, type Broadcaster } from '../../realtime/broadcaster.ts';

type OfComment = { commentId: number; postingId: number; parentId: number | null };
type Services = { broadcaster: Broadcaster; visitor: () => ReadContext };

/**
 * Sends each comment to everyone who has its posting open, as the API gives it to a visitor. Of a deleted or
 * too long one only the ids are sent.
 */
export function commentBroadcasts({ broadcaster, visitor }: Services) {
  const numbersOf = ({ commentId, postingId, parentId }: OfComment) => ({
    commentId,
    id: commentId,
    posting_id: postingId,
    parent_id: parentId,
  });
  const tell = async (name: string, event: OfComment, comment: object): Promise<void> => {
    // The channel is public, and the comments of a removed posting are not.
    if (!(await isShown(visitor(), event.postingId))) return;
    const payload = fits({ comment }) ? { comment } : { comment: numbersOf(event) };
    await broadcaster.trigger([channelOf.posting(event.postingId)], name, payload);
  };
  const find = async ({ commentId }: OfComment) => {
    const found = await findComment(visitor(), commentId);
    const [comment] = found ? await toCommentViews(visitor(), [found]) : [];
    return comment;
  };
  const telling = (name: string) => async (event: OfComment) => {
    const comment = await find(event);
    // A comment that was deleted meanwhile has an event of its own.
    if (comment) await tell(name, event, comment);
  };
  return {
    commentCreated: telling('comment.created'),
    commentUpdated: telling('comment.updated'),
    // Readers who have its placeholder show the words again, all others read the page again.
    commentRestored: async (event: OfComment): Promise<void> => {
      await tell('comment.updated', event, numbersOf(event));
    },
    commentDeleted: async (event: OfComment): Promise<void> => {
      const placeholder = await find(event);
      await tell('comment.deleted', event, placeholder ?? { ...numbersOf(event), is_deleted: true });
    },
  };
}

async function isShown({ database }: ReadContext, postingId: number): Promise<boolean> {
  const posting = await database
    .selectFrom('postings')
    .select('id')
    .where('id', '=', postingId)
    .where(isPublic('postings'))
    .executeTakeFirst();
  return posting !== undefined;
}
