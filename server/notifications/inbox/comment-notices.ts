import type { Database } from '../../database/client.ts';
import { isPublic } from '../../conditions/public-rows.ts';
import type { EventMap } from '../../event-map.ts';
import { mentionsIn } from '../../postings/comments/mentions.ts';
import { listParticipants } from '../../postings/comments/queries/list-participants.ts';
import type { Notice } from './notice.ts';

type CommentFacts = {
  body: string;
  title: string;
  authorName: string;
  authorUserId: number | null;
  authorProfileId: number;
  posterUserId: number | null;
  parentUserId: number | null;
};

/**
 * The profiles that a comment mentions, the author of the comment above, and the posting's author: one notice
 * each.
 */
export async function noticesOfComment(
  database: Database,
  { commentId, postingId }: EventMap['comment.created'],
): Promise<Notice[]> {
  const comment = await findComment(database, commentId);
  if (!comment) return [];
  const { title, authorName: name, authorProfileId, authorUserId } = comment;
  const participants = await listParticipants(database, postingId, authorUserId);
  const named = mentionsIn(comment.body, participants);
  const notified = new Set<number | null>([authorUserId]);
  const notices: Notice[] = [];
  const tell = (userId: number | null, kind: Notice['kind']) => {
    if (userId === null || notified.has(userId)) return;
    notified.add(userId);
    notices.push({
      userId,
      kind,
      subject: { type: 'comment', id: commentId },
      actorProfileId: authorProfileId,
      params: { name, title },
      target: { name: 'postings.show', params: { id: postingId }, anchor: `comment-${commentId}` },
    });
  };
  for (const { userId } of named) tell(userId, 'mention');
  tell(comment.parentUserId, 'reply');
  tell(comment.posterUserId, 'comment');
  return notices;
}

function findComment(database: Database, commentId: number): Promise<CommentFacts | undefined> {
  return database
    .selectFrom('comments as c')
    .innerJoin('postings as p', 'p.id', 'c.posting_id')
    .innerJoin('profiles as author', 'author.id', 'c.author_profile_id')
    .innerJoin('profiles as poster', 'poster.id', 'p.author_profile_id')
    .leftJoin('comments as parent', 'parent.id', 'c.parent_id')
    .leftJoin('profiles as above', 'above.id', 'parent.author_profile_id')
    .select(['c.body', 'p.title', 'author.name as authorName', 'author.user_id as authorUserId'])
    .select(['c.author_profile_id as authorProfileId', 'poster.user_id as posterUserId'])
    .select('above.user_id as parentUserId')
    .where('c.id', '=', commentId)
    .where(isPublic('c'))
    .executeTakeFirst();
}
