import { refuseWhileHidden } from '../../../content/hidden-passages.ts';
import { detectLanguage } from '../../../content/text-language.ts';
import { transact, type Context } from '../../../core/context.ts';
import { firstEditOfLimit, refuseEditsWithinADay } from '../../../core/edit-limit.ts';
import { lockShownPosting } from '../lock-shown-posting.ts';
import { findCommentOwnership, lockComment } from '../queries/find-comment.ts';
import { refuseManyMentions } from '../refuse-many-mentions.ts';
import { screenComment } from '../screen-comment.ts';

/** Changes the words of a comment and keeps the ones before. Throws `notFound()`, a 409 under a posting
 * that is not shown, a 429 and InvalidInput. */
export async function updateComment(
  context: Context,
  { commentId, body }: { commentId: number; body: string },
): Promise<void> {
  await transact(context, async (tx) => {
    const { database, now, language } = tx;
    const { postingId } = await findCommentOwnership(tx, commentId);
    await lockShownPosting(tx, postingId);
    const comment = await lockComment(tx, commentId);
    if (comment.body === body) return;
    await refuseWhileHidden(tx, 'comment', commentId);
    const first = firstEditOfLimit(comment.version);
    if (first !== null) {
      const row = await database
        .selectFrom('comment_versions')
        .select('created_at')
        .where('comment_id', '=', commentId)
        .where('version', '=', first)
        .executeTakeFirst();
      refuseEditsWithinADay(row?.created_at, now);
    }
    await screenComment(tx, { postingId, body });
    await refuseManyMentions(tx, { postingId, body });
    const version = comment.version + 1;
    await database
      .updateTable('comments')
      .set({ body, version, edited_at: now, language: detectLanguage(body, language) })
      .where('id', '=', commentId)
      .execute();
    await database
      .insertInto('comment_versions')
      .values({ comment_id: commentId, version, body, created_at: now })
      .execute();
    tx.announce({ name: 'comment.updated', commentId, postingId, parentId: comment.parentId });
  });
}
