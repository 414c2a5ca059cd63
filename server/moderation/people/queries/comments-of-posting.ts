import { sql } from 'kysely';
import type { Language } from '../../../../common/format/language.ts';
import { isWhileAppealed } from '../../../cases/open-appeals.ts';
import type { ReadContext } from '../../../core/context.ts';

const SHOWN = 50;

export type CommentOfPostingRow = {
  id: number;
  body: string;
  language: Language;
  author: string;
  createdAt: Date;
  status: 'active' | 'inactive';
  authorProfileId: number;
  /** An appeal about it is decided first. */
  isAppealed: boolean;
  version: number;
};

/** The latest comments under a posting with their words, removed ones included; not what their authors deleted. */
export function commentsOfPosting(
  { database }: ReadContext,
  postingId: number,
): Promise<CommentOfPostingRow[]> {
  return database
    .selectFrom('comments as c')
    .innerJoin('profiles as author', 'author.id', 'c.author_profile_id')
    .select(['c.id', 'c.body', 'c.language', 'c.version', 'c.created_at as createdAt'])
    .select(['author.name as author', 'c.status', 'c.author_profile_id as authorProfileId'])
    .select(isWhileAppealed('comment', sql.ref('c.id'), 'status').as('isAppealed'))
    .where('c.posting_id', '=', postingId)
    .where('c.deleted_at', 'is', null)
    .orderBy('c.id', 'desc')
    .limit(SHOWN)
    .$castTo<CommentOfPostingRow>()
    .execute();
}
