import { sql } from 'kysely';
import type { Queryable } from '../../../database/client.ts';
import type { ImportedSource } from '../source.ts';

/**
 * The number of listings that an edition no longer names. `null`: the file may be partial, so nothing was
 * marked.
 */
export type MissingResult = { missing: number | null; because: 'unread_rows' | 'too_many' | null };

/** A list that loses more than this at once is a part of it, or cut off. */
const MOST_OF_A_LIST = 0.5;

/**
 * Marks this source's listings, and its licenses on any listing, that a whole edition no longer names. Marks
 * nothing where rows were unreadable, or most of the list would go (`evenIfMost`: an administrator said so). Such a file
 * is not the whole edition.
 */
export async function markMissing(
  database: Queryable,
  source: ImportedSource,
  { rejected, evenIfMost = false }: { rejected: number; evenIfMost?: boolean },
): Promise<MissingResult> {
  const { total, gone } = await countGone(database, source);
  if (gone > 0 && rejected > 0) return { missing: null, because: 'unread_rows' };
  if (gone > total * MOST_OF_A_LIST && !evenIfMost) return { missing: null, because: 'too_many' };
  const { name, asOf, importId } = source;
  const { numAffectedRows } = await sql`
    update contractors set missing_since = ${asOf}::date, last_import_id = ${importId}
    where source = ${name} and missing_since is null and ${isNotNamed('source_as_of', source)}`.execute(
    database,
  );
  await sql`
    update licenses set missing_since = ${asOf}::date, last_import_id = ${importId}
    where origin = 'import' and source = ${name} and missing_since is null and ${isNotNamed('as_of', source)}`.execute(
    database,
  );
  return { missing: Number(numAffectedRows ?? 0), because: null };
}

/** Written by an earlier edition, or by another one of this day. */
const isNotNamed = (day: 'source_as_of' | 'as_of', { asOf, importId }: ImportedSource) => sql<boolean>`
  (${sql.ref(day)} < ${asOf}::date or (${sql.ref(day)} = ${asOf}::date and last_import_id <> ${importId}))`;

async function countGone(
  database: Queryable,
  source: ImportedSource,
): Promise<{ total: number; gone: number }> {
  const { rows } = await sql<{ total: number; gone: number }>`
    select count(*)::integer as total,
      (count(*) filter (where missing_since is null and ${isNotNamed('source_as_of', source)}))::integer as gone
    from contractors where source = ${source.name} and merged_into_id is null`.execute(database);
  return rows[0] ?? { total: 0, gone: 0 };
}
