import { sql, type RawBuilder } from 'kysely';
import type { ReadContext } from '../core/context.ts';
import type { Queryable } from '../database/client.ts';

export type RefreshSubject = { type: 'trade' | 'region'; id: number };
/** The progress of writing new names into search documents. */
export type SearchRefresh = { id: number; subject: RefreshSubject; total: number; done: number };

/** Notes down, in the transaction of the change, that all contractors of a trade or region need new search documents. */
export async function beginSearchRefresh(
  { database, now }: ReadContext,
  subject: RefreshSubject,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into search_refreshes (subject_type, subject_id, total, started_at)
    select ${subject.type}::text, ${subject.id}::integer, count(*)::integer, ${now}
    from contractors c where ${isOf(subject)}
    returning id`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('a refresh of search documents was not written down');
  return row.id;
}

/** The unfinished ones, the oldest first. */
export async function runningRefreshes(database: Queryable): Promise<SearchRefresh[]> {
  const rows = await database
    .selectFrom('search_refreshes')
    .select(['id', 'subject_type', 'subject_id', 'total', 'done'])
    .where('state', '=', 'running')
    .orderBy('id')
    .execute();
  return rows.map(({ id, subject_type, subject_id, total, done }) => ({
    id,
    subject: { type: subject_type as RefreshSubject['type'], id: subject_id },
    total,
    done,
  }));
}

/** Contractors of a trade or a region by their profiles, because the copies are about to be refreshed. */
export function isOf({ type, id }: RefreshSubject): RawBuilder<boolean> {
  return type === 'trade'
    ? sql<boolean>`c.id in (select profile_id from profile_trades where trade_id = ${id}::integer)`
    : sql<boolean>`c.id in (select id from profiles where region_id = ${id}::integer and kind = 'contractor')`;
}
