import type { ReadContext } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { refuseBlockedAuthor } from '../refuse-blocked-author.ts';
import { takesComments } from './policy.ts';

/**
 * A posting stays as it is until a comment is written or changed. Throws `notFound()`, also where a block hides it, and a 409
 * where it is not shown. Answers with the profiles that the writer does not see.
 */
export async function lockShownPosting(tx: ReadContext, postingId: number): Promise<number[]> {
  const posting = await tx.database
    .selectFrom('postings')
    .select(['status', 'author_profile_id as authorProfileId'])
    .where('id', '=', postingId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!posting) throw notFound();
  if (!takesComments(posting)) throw conflict('comments.posting_not_shown');
  return refuseBlockedAuthor(tx, posting);
}
