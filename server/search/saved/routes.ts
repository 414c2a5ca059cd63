import * as z from 'zod';
import { route } from '../../../common/routes/route-table.ts';
import {
  SAVED_SEARCH_KINDS,
  SAVED_SEARCH_NAME_MAX_LENGTH,
  SAVED_SEARCH_QUERY_MAX_LENGTH,
} from '../../../common/search/saved-searches.ts';
import { referenceLists } from '../../contractors/reference-lists.ts';
import { inertia, redirect } from '../../core/answers.ts';
import type { ReadContext } from '../../core/context.ts';
import { unauthenticated } from '../../core/errors.ts';
import { single } from '../../core/http/forgiving-query.ts';
import { signedIn } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { id, line, text } from '../../core/validation.ts';
import { maySaveSearch } from './policy.ts';
import { addressOf, keptQueryOf, readSaved, type ReadSaved } from './read-saved.ts';
import { deleteSearch, saveSearch } from './save-search.ts';

const newSearch = z.strictObject({
  kind: z.enum(SAVED_SEARCH_KINDS),
  query: text().max(SAVED_SEARCH_QUERY_MAX_LENGTH),
  name: line(SAVED_SEARCH_NAME_MAX_LENGTH).pipe(z.string().min(1)),
});

const createQuery = z.object({
  kind: z.preprocess(single, z.enum(SAVED_SEARCH_KINDS)).catch('contractors'),
  query: z.preprocess(single, z.string().max(SAVED_SEARCH_QUERY_MAX_LENGTH)).catch(''),
});

/** Trade and place in the reader's language: "Roofing, Tucson, AZ". */
async function nameOf(context: ReadContext, { search }: ReadSaved): Promise<string> {
  const { trades, regions } = await referenceLists(context);
  const { language, t } = context;
  const named = (
    list: readonly ({ slug: string } & Record<typeof language, string>)[],
    slug: string | null,
  ) => list.find((one) => one.slug === slug)?.[language];
  const words = 'words' in search ? search.words : '';
  const parts = [words, named(trades, search.trade), search.near, named(regions, search.region)];
  const name = parts.filter(Boolean).join(', ') || t('saved_searches.everywhere');
  return [...name].slice(0, SAVED_SEARCH_NAME_MAX_LENGTH).join('');
}

/** Searches that a user keeps, to be told of contractors that are new in them. */
export function addSavedSearchRoutes(routes: Routes): void {
  routes.page('saved_searches.index', {
    policy: signedIn,
    handle: async ({ database, viewer, language }) => {
      if (!viewer) throw unauthenticated();
      const rows = await database
        .selectFrom('saved_searches')
        .select(['id', 'kind', 'query', 'name', 'created_at'])
        .where('user_id', '=', viewer.userId)
        .orderBy('id', 'desc')
        .execute();
      const searches = rows.map(({ id: searchId, query, name, created_at, ...row }) => {
        const kind = row.kind === 'sub_finder' ? row.kind : 'contractors';
        const address = addressOf(readSaved(kind, query), language);
        return { id: searchId, kind, name, address, createdAt: created_at.toISOString() } as const;
      });
      return inertia('saved-searches/index', { searches });
    },
  });
  routes.page('saved_searches.create', {
    query: createQuery,
    policy: ({ viewer }, { query: { kind } }) => maySaveSearch(viewer, kind),
    handle: async (context, { query: { kind, query } }) => {
      const saved = readSaved(kind, query);
      return inertia('saved-searches/create', {
        kind,
        query: keptQueryOf(saved),
        address: addressOf(saved, context.language),
        name: await nameOf(context, saved),
      });
    },
  });
  routes.form('saved_searches.store', {
    body: newSearch,
    policy: ({ viewer }, { body }) => maySaveSearch(viewer, body.kind),
    limit: 'write',
    handle: async (context, { body }) => {
      await saveSearch(context, body);
      return redirect(route('saved_searches.index'), { success: context.t('saved_searches.saved') });
    },
  });
  routes.form('saved_searches.destroy', {
    alsoPost: true,
    params: z.object({ id: id() }),
    body: z.strictObject({}),
    policy: signedIn,
    limit: 'write',
    handle: async (context, { params }) => {
      await deleteSearch(context, params.id);
      return redirect(route('saved_searches.index'), { success: context.t('saved_searches.deleted') });
    },
  });
}
