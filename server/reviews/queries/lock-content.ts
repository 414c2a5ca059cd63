import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { Language } from '../../../common/format/language.ts';
import { CONTENT_COLUMNS, contentOf, type ReviewContent } from '../texts/review-content.ts';

/** The content of a review in its current version. */
export type CurrentContent = {
  id: number;
  version: number;
  /** The latest version that everyone could read; null: none. */
  shownVersion: number | null;
  content: ReviewContent;
  verification: string;
  language: Language;
  writtenAt: Date;
  authorUserId: number | null;
  contractorId: number;
  contractorSlug: string;
};

/** A review, locked until the transaction ends; throws `notFound()`. */
export async function lockContent({ database }: ReadContext, reviewId: number): Promise<CurrentContent> {
  const row = await database
    .selectFrom('reviews as r')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .innerJoin('profiles as author', 'author.id', 'r.author_profile_id')
    .select(['r.id', 'r.version', 'r.verification', 'r.language', 'r.edited_at', 'r.created_at'])
    .select('r.shown_version as shownVersion')
    .select(['c.id as contractorId', 'c.slug as contractorSlug', 'author.user_id as authorUserId'])
    .select(CONTENT_COLUMNS.map((column) => `r.${column}` as const))
    .where('r.id', '=', reviewId)
    .where('r.deleted_at', 'is', null)
    .forUpdate('r')
    .executeTakeFirst();
  if (!row) throw notFound();
  const language = row.language as Language;
  return { ...row, language, content: contentOf(row), writtenAt: row.edited_at ?? row.created_at };
}
