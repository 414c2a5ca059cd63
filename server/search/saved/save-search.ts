import { SAVED_SEARCHES_MAX, type SavedSearchKind } from '../../../common/search/saved-searches.ts';
import { transact, type Context } from '../../core/context.ts';
import { conflict, invalid, notFound, unauthenticated } from '../../core/errors.ts';
import { asksNothing, keptQueryOf, readSaved } from './read-saved.ts';

type NewSearch = { kind: SavedSearchKind; query: string; name: string };

/** Keeps a search. One that is kept already gets the new name. Throws a 409 for too many, and InvalidInput. */
export async function saveSearch(context: Context, { kind, query, name }: NewSearch): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  const saved = readSaved(kind, query);
  if (asksNothing(saved)) throw invalid('query', 'saved_searches.asks_nothing');
  await transact(context, async ({ database, now }) => {
    // Two requests of one user do not overlap.
    await database.selectFrom('users').select('id').where('id', '=', viewer.userId).forUpdate().execute();
    const kept = await database
      .selectFrom('saved_searches')
      .select(['kind', 'query'])
      .where('user_id', '=', viewer.userId)
      .execute();
    const own = { user_id: viewer.userId, kind, query: keptQueryOf(saved) };
    const isKept = kept.some((one) => one.kind === kind && one.query === own.query);
    if (!isKept && kept.length >= SAVED_SEARCHES_MAX)
      throw conflict('saved_searches.too_many', { maximum: SAVED_SEARCHES_MAX });
    await database
      .insertInto('saved_searches')
      .values({ ...own, name, created_at: now, checked_at: now })
      .onConflict((again) => again.columns(['user_id', 'kind', 'query']).doUpdateSet({ name }))
      .execute();
  });
}

/** Deletes a search of one's own; throws `notFound()` for everyone else's. */
export async function deleteSearch({ database, viewer }: Context, id: number): Promise<void> {
  if (!viewer) throw unauthenticated();
  const gone = await database
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', viewer.userId)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw notFound();
}
