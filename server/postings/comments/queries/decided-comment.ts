import type { Language } from '../../../../common/format/language.ts';
import type { ReadContext } from '../../../core/context.ts';

/** A decided comment, with its posting. */
export type DecidedComment = {
  id: number;
  body: string;
  language: Language;
  editedAt: Date | null;
  authorProfileId: number;
  postingId: number;
  postingTitle: string;
};

/** The comment with its words, removed or not; undefined where its author deleted it. */
export function decidedComment(
  { database }: ReadContext,
  commentId: number,
): Promise<DecidedComment | undefined> {
  return database
    .selectFrom('comments as c')
    .innerJoin('postings as p', 'p.id', 'c.posting_id')
    .select(['c.id', 'c.body', 'c.language', 'c.edited_at as editedAt'])
    .select(['c.author_profile_id as authorProfileId', 'p.id as postingId', 'p.title as postingTitle'])
    .where('c.id', '=', commentId)
    .where('c.deleted_at', 'is', null)
    .$castTo<DecidedComment>()
    .executeTakeFirst();
}
