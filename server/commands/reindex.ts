import { defineCommand } from 'citty';
import { sql } from 'kysely';
import { refreshSearchWords } from '../contractors/words/search-words.ts';
import { step } from '../core/process/console.ts';
import type { Database } from '../database/client.ts';
import { refreshAllSummaries } from '../reviews/jobs/refresh-all-summaries.ts';
import { withApp } from './command-app.ts';

const BATCH_SIZE = 1_000;

export const reindex = defineCommand({
  meta: {
    name: 'reindex',
    description: 'Build what searches and rankings read anew: search documents, words, rating summaries',
  },
  run: async () => {
    await withApp(async ({ handle: { database }, context, pageCache }) => {
      await step('Writing the search documents', () => refreshSearchDocuments(database));
      await step('Collecting the words of all contractors', () => refreshSearchWords(database));
      await step('Adding up the ratings', () => refreshAllSummaries(database, context.now));
      pageCache.drop(['contractor-pages', 'contractors']);
    });
  },
});

/** In batches by id, so that no row is locked for long. */
async function refreshSearchDocuments(database: Database): Promise<void> {
  for (
    let ids = await idsAfter(database, 0);
    ids.length > 0;
    ids = await idsAfter(database, ids.at(-1) ?? 0)
  ) {
    await sql`select refresh_contractor_search(${sql.val(ids)}::integer[])`.execute(database);
  }
}

async function idsAfter(database: Database, last: number): Promise<number[]> {
  const rows = await database
    .selectFrom('contractors')
    .select('id')
    .where('id', '>', last)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
  return rows.map((row) => row.id);
}
