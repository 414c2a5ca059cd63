import { channelOf } from '../channels.ts';
import type { ReadContext } from '../core/context.ts';
import { findComment } from '../postings/comments/queries/find-comment.ts';
import { toCommentViews } from '../postings/comments/views.ts';
import { fits, type Broadcaster } from '../realtime/broadcaster.ts';
import type { Listener } from './listener.ts';

type Services = { broadcaster: Broadcaster; visitor: () => ReadContext };

/**
 * Sends each comment to everyone who has its posting open, as the API gives it to a visitor. Of one that was deleted or is
 * too long for an event only the numbers are sent.
 */
export function commentBroadcasts({
  broadcaster,
  visitor,
}: Services): Record<`comment.${string}`, Listener[]> {
  const send: Listener = async ({ name, commentId, postingId, parentId }) => {
    const numbers = { commentId, id: commentId, posting_id: postingId, parent_id: parentId };
    const found = await findComment(visitor(), Number(commentId));
    // It may have been deleted since; that is told by an event of its own.
    if (!found && name !== 'comment.deleted') return;
    const [comment] = found ? await toCommentViews(visitor(), [found]) : [];
    const whole = { comment: comment ?? { ...numbers, is_deleted: true } };
    await broadcaster.trigger(
      [channelOf.posting(Number(postingId))],
      String(name),
      fits(whole) ? whole : { comment: numbers },
    );
  };
  return { 'comment.created': [send], 'comment.updated': [send], 'comment.deleted': [send] };
}
