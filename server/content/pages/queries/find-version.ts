import type { ContentPage, StandalonePage } from '../../../../common/content-pages.ts';
import type { ReadContext } from '../../../core/context.ts';

/** One published version of a page, in the reader's language; without a number, the one that applies now. */
export function findVersion(
  { database, language, now }: ReadContext,
  page: StandalonePage,
  number: number | null,
) {
  return database
    .selectFrom('content_versions')
    .select(['number', `${language} as body`, 'published_at'])
    .where('page', '=', page)
    .where('published_at', '<=', now)
    .$if(number !== null, (query) => query.where('number', '=', number))
    .orderBy('published_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The start of each published version of a page, the latest first. */
export function listVersions({ database, now }: ReadContext, page: StandalonePage) {
  return database
    .selectFrom('content_versions')
    .select(['number', 'published_at'])
    .where('page', '=', page)
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('number', 'desc')
    .limit(100)
    .execute();
}

/** The moment at which the next planned version of one of these pages appears; null: none is planned. */
export async function nextPublication(
  { database, now }: ReadContext,
  pages: readonly ContentPage[],
): Promise<Date | null> {
  const { nextAt } = await database
    .selectFrom('content_versions')
    .select(({ fn }) => fn.min('published_at').as('nextAt'))
    .where('page', 'in', pages)
    .where('published_at', '>', now)
    .executeTakeFirstOrThrow();
  return nextAt;
}
