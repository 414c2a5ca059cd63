import type { Language } from '../../../../common/format/language.ts';
import type { ReadContext } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';

/** A comment with its version and author, for a decision. */
export type CommentCase = {
  id: number;
  postingId: number;
  parentId: number | null;
  body: string;
  version: number;
  language: Language;
  status: 'active' | 'inactive';
  decisionId: number | null;
  authorProfileId: number;
  authorUserId: number | null;
  contractorId: number | null;
};

/** Locks a comment, removed or not, until the transaction ends; throws `notFound()` for what its author deleted. */
export async function lockCommentCase({ database }: ReadContext, commentId: number): Promise<CommentCase> {
  // Locks first and reads afterwards, because only a new statement sees a decision made during the wait.
  await database.selectFrom('comments').select('id').where('id', '=', commentId).forUpdate().execute();
  const row = await database
    .selectFrom('comments as c')
    .innerJoin('profiles as author', 'author.id', 'c.author_profile_id')
    .leftJoin('contractors as business', 'business.id', 'c.author_profile_id')
    .select(['c.id', 'c.posting_id as postingId', 'c.parent_id as parentId', 'c.body', 'c.version'])
    .select(['c.language', 'c.status', 'c.decision_id as decisionId'])
    .select(['c.author_profile_id as authorProfileId', 'author.user_id as authorUserId'])
    .select('business.id as contractorId')
    .where('c.id', '=', commentId)
    .where('c.deleted_at', 'is', null)
    .$castTo<CommentCase>()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
