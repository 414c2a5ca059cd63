import { sql } from 'kysely';
import type { ContentPage } from '../../../common/content-pages.ts';
import type { ReadContext } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import { cleanHtml } from './clean-html.ts';
import { attachPictures } from './pictures.ts';
import type { ContentTexts } from './schemas.ts';

type Texts = { english: string; mexican_spanish: string };

/** The draft of a page, locked until the transaction ends; without one, what it begins with. */
export async function lockDraft({ database, now }: ReadContext, page: ContentPage) {
  // A row cannot be locked before it is there: two first saves at once would both find no draft.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content:${page}`}, 0))`.execute(database);
  const draft = await findDraft({ database }, page);
  if (draft) return { ...draft, isNew: false };
  const published = await latestVersion({ database }, page);
  return {
    english: published?.english ?? '',
    mexican_spanish: published?.mexican_spanish ?? '',
    english_changed_at: published?.created_at ?? now,
    spanish_changed_at: published?.created_at ?? now,
    version: 0,
    isNew: true,
  };
}

export const findDraft = ({ database }: Pick<ReadContext, 'database'>, page: ContentPage) =>
  database
    .selectFrom('content_drafts')
    .select(['english', 'mexican_spanish', 'english_changed_at', 'spanish_changed_at'])
    .select(['version', 'updated_at', 'updated_by_user_id'])
    .where('page', '=', page)
    .executeTakeFirst();

/** The version with the highest number, scheduled or not. */
export const latestVersion = ({ database }: Pick<ReadContext, 'database'>, page: ContentPage) =>
  database
    .selectFrom('content_versions')
    .select(['id', 'number', 'english', 'mexican_spanish', 'published_at', 'created_at'])
    .where('page', '=', page)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Writes the cleaned texts as the page's draft. Throws a 409 where another administrator saved since
 * `version` was read. Answers with the stored draft.
 */
export async function writeDraft(
  tx: ReadContext,
  page: ContentPage,
  { version, ...sent }: ContentTexts,
): Promise<Texts & { version: number }> {
  const before = await lockDraft(tx, page);
  if (before.version !== version) throw conflict('content_editor.changed_meanwhile');
  const texts = {
    english: await cleanHtml(sent.english),
    mexican_spanish: await cleanHtml(sent.mexican_spanish),
  };
  await attachPictures(tx, 'english', texts.english);
  await attachPictures(tx, 'mexican_spanish', texts.mexican_spanish);
  const { now, viewer } = tx;
  const row = {
    ...texts,
    english_changed_at: texts.english === before.english ? before.english_changed_at : now,
    spanish_changed_at: texts.mexican_spanish === before.mexican_spanish ? before.spanish_changed_at : now,
    version: version + 1,
    updated_by_user_id: viewer?.userId ?? null,
    updated_at: now,
  };
  await tx.database
    .insertInto('content_drafts')
    .values({ page, ...row })
    .onConflict((existing) => existing.column('page').doUpdateSet(row))
    .execute();
  return { ...texts, version: row.version };
}
