import { sql } from 'kysely';
import { COMMENTS_A_DAY, COMMENTS_A_MINUTE, REPLIES_MAX } from '../../../../common/constants.ts';
import { detectLanguage } from '../../../content/text-language.ts';
import { transact, type Context, type ReadContext } from '../../../core/context.ts';
import { invalid, Refusal, unauthenticated } from '../../../core/errors.ts';
import { actingProfileOf } from '../../../core/viewer.ts';
import { isPublic } from '../../../conditions/public-rows.ts';
import { lockShownPosting } from '../lock-shown-posting.ts';
import { refuseManyMentions } from '../refuse-many-mentions.ts';
import { screenComment } from '../screen-comment.ts';

/** The space of advisory locks in which an author's comments are written one after the other. */
const AUTHOR_LOCKS = 7_203_021;
/** The same words again within this time are a second click. */
const SAME_WITHIN_MS = 10 * 60_000;
const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;

export type NewComment = { postingId: number; parentId: number | null; body: string };

/**
 * Publishes a comment or a reply immediately. The same form sent again returns the first one's id. Throws
 * `notFound()` without a posting, a 409 for a hidden one, a 429 for too many, and InvalidInput.
 */
export async function writeComment(context: Context, comment: NewComment): Promise<{ commentId: number }> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  const authorProfileId = actingProfileOf(viewer);
  return transact(context, async (tx) => {
    await sql`select pg_advisory_xact_lock(${AUTHOR_LOCKS}::integer, ${authorProfileId}::integer)`.execute(
      tx.database,
    );
    const hidden = await lockShownPosting(tx, comment.postingId);
    const same = await findSame(tx, authorProfileId, comment);
    if (same) return { commentId: same.id };
    await refuseTooMany(tx, authorProfileId);
    if (comment.parentId !== null) await lockParent(tx, comment.postingId, comment.parentId, hidden);
    await screenComment(tx, comment);
    await refuseManyMentions(tx, comment);
    const commentId = await insertComment(tx, authorProfileId, comment);
    const { postingId, parentId } = comment;
    tx.announce({ name: 'comment.created', commentId, postingId, parentId });
    return { commentId };
  });
}

const findSame = (
  { database, now }: ReadContext,
  authorProfileId: number,
  { postingId, parentId, body }: NewComment,
) =>
  database
    .selectFrom('comments')
    .select('id')
    .where('author_profile_id', '=', authorProfileId)
    .where('created_at', '>', new Date(now.getTime() - SAME_WITHIN_MS))
    .where('posting_id', '=', postingId)
    .where('parent_id', 'is not distinct from', parentId)
    .where('body', '=', body)
    .where(isPublic('comments'))
    .executeTakeFirst();

async function refuseTooMany({ database, now }: ReadContext, authorProfileId: number): Promise<void> {
  const since = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
  const { minute, day } = await database
    .selectFrom('comments')
    .select([
      sql<number>`count(*) filter (where created_at > ${since(MINUTE_SECONDS)})::int`.as('minute'),
      sql<number>`count(*)::int`.as('day'),
    ])
    .where('author_profile_id', '=', authorProfileId)
    .where('created_at', '>', since(DAY_SECONDS))
    .executeTakeFirstOrThrow();
  if (day >= COMMENTS_A_DAY)
    throw new Refusal(429, 'daily_limit', 'comments.too_many_a_day', { maximum: COMMENTS_A_DAY });
  if (minute >= COMMENTS_A_MINUTE)
    throw new Refusal(429, 'too_many', 'comments.too_many_a_minute', {
      maximum: COMMENTS_A_MINUTE,
      seconds: MINUTE_SECONDS,
    });
}

/** Locks the comment above, which must be of the same posting, so that it is not deleted meanwhile. */
async function lockParent(
  { database }: ReadContext,
  postingId: number,
  parentId: number,
  hidden: readonly number[],
): Promise<void> {
  const parent = await database
    .selectFrom('comments')
    .select(['parent_id', 'author_profile_id'])
    .where('id', '=', parentId)
    .where('posting_id', '=', postingId)
    .where(isPublic('comments'))
    .forUpdate()
    .executeTakeFirst();
  if (!parent || hidden.includes(parent.author_profile_id)) throw invalid('body', 'comments.parent_gone');
  if (parent.parent_id !== null) throw invalid('body', 'comments.two_levels');
  const { replies } = await database
    .selectFrom('comments')
    .select(sql<number>`count(*)::int`.as('replies'))
    .where('parent_id', '=', parentId)
    .executeTakeFirstOrThrow();
  if (replies >= REPLIES_MAX) throw invalid('body', 'comments.replies_full', { maximum: REPLIES_MAX });
}

async function insertComment(
  { database, now, language }: ReadContext,
  authorProfileId: number,
  { postingId, parentId, body }: NewComment,
): Promise<number> {
  const { id } = await database
    .insertInto('comments')
    .values({
      posting_id: postingId,
      parent_id: parentId,
      author_profile_id: authorProfileId,
      body,
      language: detectLanguage(body, language),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('comment_versions')
    .values({ comment_id: id, version: 1, body, created_at: now })
    .execute();
  return id;
}
