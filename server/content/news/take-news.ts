import type { Language } from '../../../common/format/language.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { newSections } from './new-sections.ts';

/** Cleaned HTML in the reader's language. */
export type News = { number: number; body: string };

/** Whether the new-features page has a version that this user has not seen. */
export async function hasNews(context: ReadContext, userId: number): Promise<boolean> {
  const found = await readNews(context, userId);
  return found !== null && found.current.number > found.seen;
}

/** Takes the reader's news and marks it as seen: of two tabs that ask at once, one gets it. */
export async function takeNews(context: Context): Promise<News | null> {
  const { viewer, language } = context;
  if (!viewer) return null;
  return transact(context, async (tx) => {
    const { database } = tx;
    await database
      .selectFrom('users')
      .select('id')
      .where('id', '=', viewer.userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const found = await readNews(tx, viewer.userId);
    if (found === null || found.current.number <= found.seen) return null;
    const { number } = found.current;
    await database
      .updateTable('users')
      .set({ features_seen: number })
      .where('id', '=', viewer.userId)
      .execute();
    const before = await versionNumbered(tx, found.seen, language);
    return { number, body: newSections(found.current[language], before) };
  });
}

/**
 * The current version of the page, and the one that the user knows. That is the last they saw, else the
 * version current when they joined. The first version is no news, because the product began with it.
 */
async function readNews({ database, now }: ReadContext, userId: number) {
  const shown = database
    .selectFrom('content_versions')
    .where('page', '=', 'new-features')
    .where('published_at', '<=', now);
  const [user, current] = await Promise.all([
    database
      .selectFrom('users as u')
      .select('u.features_seen as seen')
      .select(({ selectFrom }) =>
        selectFrom('content_versions as version')
          .select(({ fn }) => fn.max('version.number').as('number'))
          .where('version.page', '=', 'new-features')
          .whereRef('version.published_at', '<=', 'u.created_at')
          .as('joinedWith'),
      )
      .where('u.id', '=', userId)
      .executeTakeFirst(),
    shown
      .select(['number', 'english', 'mexican_spanish'])
      .orderBy('published_at', 'desc')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  if (!user || !current) return null;
  return { current, seen: user.seen ?? user.joinedWith ?? 1 };
}

async function versionNumbered(
  { database }: ReadContext,
  number: number,
  language: Language,
): Promise<string> {
  const row = await database
    .selectFrom('content_versions')
    .select(`${language} as body`)
    .where('page', '=', 'new-features')
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.body ?? '';
}
