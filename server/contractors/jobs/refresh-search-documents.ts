import { sql } from 'kysely';
import type { Database, Queryable } from '../../database/client.ts';
import { isOf, runningRefreshes, type RefreshSubject } from '../search-refreshes.ts';
import { refreshSearchWords } from '../words/search-words.ts';

/** Small enough that writers wait only shortly for a row, large enough that thousands take seconds. */
const BATCH_SIZE = 250;

/**
 * Writes the new names of trades and regions into their contractors' search documents, in batches with
 * recorded progress. Work left from before is done too; two runs at once are safe.
 */
export async function refreshSearchDocuments(database: Database, now: () => Date): Promise<void> {
  for (const { id } of await runningRefreshes(database)) {
    let isDone = false;
    while (!isDone) {
      isDone = await database.transaction().execute((transaction) => refreshNext(transaction, id, now()));
    }
  }
}

/** One batch. Answers whether that was all. */
async function refreshNext(database: Queryable, id: number, now: Date): Promise<boolean> {
  const refresh = await database
    .selectFrom('search_refreshes')
    .select(['subject_type', 'subject_id', 'reached_id'])
    .where('id', '=', id)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
  if (!refresh) return true;
  const subject = { type: refresh.subject_type, id: refresh.subject_id } as RefreshSubject;
  const ids = await nextContractors(database, subject, refresh.reached_id);
  const last = ids.at(-1);
  if (last === undefined) {
    await refreshSearchWords(database);
    await database
      .updateTable('search_refreshes')
      .set({ state: 'finished', finished_at: now })
      .where('id', '=', id)
      .execute();
    return true;
  }
  await sql`select refresh_contractor_search(${sql.val(ids)}::integer[])`.execute(database);
  await database
    .updateTable('search_refreshes')
    .set({ reached_id: last, done: sql<number>`done + ${ids.length}::integer` })
    .where('id', '=', id)
    .execute();
  return false;
}

async function nextContractors(
  database: Queryable,
  subject: RefreshSubject,
  reachedId: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from contractors c
    where c.id > ${reachedId}::integer and ${isOf(subject)}
    order by c.id limit ${BATCH_SIZE}::integer`.execute(database);
  return rows.map((row) => row.id);
}
