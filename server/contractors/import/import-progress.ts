import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { sql } from 'kysely';
import type { Database, Queryable } from '../../database/client.ts';
import { ImportError } from './import-error.ts';
import { forgetOldChanges } from './saving/import-changes.ts';
import type { ReadReport } from './roster/read-report.ts';
import { markMissing, type MissingResult } from './saving/mark-missing.ts';
import type { SaveCounts } from './saving/save-listings.ts';
import type { Source } from './source.ts';

/** Locked while a batch is written: two imports at once would choose the same slugs. */
const IMPORT_LOCK = 7_203_003;

/** An import that has begun: up to what line its rows have been dealt with, and how. */
export type Progress = { id: number; lineReached: number; counts: SaveCounts };

/** Where the permits of a list are. */
export type PermitRun = { sourceUrl: string | null; city: string; regionId: number };

/** An import's identity: the bytes of the file and the way it is read. */
export async function fingerprintOf(file: string, mapping: unknown): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.update(JSON.stringify(mapping)).digest('hex');
}

/** The unfinished import of this file, or a new one. Two runs at once share it: each row is saved once all the same. */
export async function beginImport(
  database: Queryable,
  source: Source,
  fingerprint: string,
  permits: PermitRun | null = null,
): Promise<Progress> {
  const place =
    permits === null
      ? {}
      : {
          kind: 'permits',
          source_url: permits.sourceUrl,
          city: permits.city,
          region_id: permits.regionId,
        };
  for (;;) {
    const begun = await findUnfinished(database, source, fingerprint);
    if (begun) return begun;
    const created = await database
      .insertInto('contractor_imports')
      .values({ source: source.name, as_of: source.asOf, fingerprint, ...place })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (created) return newProgress(created.id);
  }
}

/** Nothing done yet. `id` is 0 where nothing is to be recorded either. */
export function newProgress(id = 0): Progress {
  return { id, lineReached: 0, counts: { created: 0, updated: 0, unchanged: 0, skipped: 0 } };
}

async function findUnfinished(
  database: Queryable,
  source: Source,
  fingerprint: string,
): Promise<Progress | null> {
  const row = await database
    .selectFrom('contractor_imports')
    .select(['id', 'line_reached', 'created_count', 'updated_count', 'unchanged_count', 'skipped_count'])
    .where('fingerprint', '=', fingerprint)
    .where('source', '=', source.name)
    .where('as_of', '=', source.asOf)
    .where('state', '=', 'running')
    .executeTakeFirst();
  if (!row) return null;
  const counts = {
    created: row.created_count,
    updated: row.updated_count,
    unchanged: row.unchanged_count,
    skipped: row.skipped_count,
  };
  return { id: row.id, lineReached: row.line_reached, counts };
}

/** Written in the transaction of the rows it counts, so that the two never disagree. */
export async function recordProgress(
  database: Queryable,
  { id, lineReached, counts }: Progress,
): Promise<void> {
  const written = await database
    .updateTable('contractor_imports')
    .set({
      line_reached: lineReached,
      created_count: counts.created,
      updated_count: counts.updated,
      unchanged_count: counts.unchanged,
      skipped_count: counts.skipped,
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  if (!written) throw new ImportError(`Import ${id} was undone while it ran: it writes nothing more.`);
}

type RunRows = { rejected: number; report: ReadReport };

/** Ends a run: marks listings that the edition no longer names, and forgets runs too old to be undone. */
export async function finishImport(
  database: Database,
  id: number,
  source: Source,
  rows: RunRows & { unread: number; evenIfMost?: boolean; isPart?: boolean },
): Promise<MissingResult> {
  return database.transaction().execute(async (transaction) => {
    await lockImports(transaction);
    const result: MissingResult = rows.isPart
      ? { missing: 0, because: null }
      : await markMissing(
          transaction,
          { ...source, importId: id },
          { rejected: rows.unread, evenIfMost: rows.evenIfMost ?? false },
        );
    await endRun(transaction, id, { ...rows, missing: result.missing ?? 0 });
    await forgetOldChanges(transaction, 'contractor_import_changes', source.name);
    return result;
  });
}

/** Ends a run of permits. A list names permits of some time only, so none is missing. */
export async function finishPermits(
  database: Database,
  id: number,
  source: Source,
  rows: RunRows,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockImports(transaction);
    await endRun(transaction, id, { ...rows, missing: 0 });
    await forgetOldChanges(transaction, 'permit_import_changes', source.name);
  });
}

export async function lockImports(database: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK}::integer)`.execute(database);
}

async function endRun(
  database: Queryable,
  id: number,
  { missing, rejected, report }: RunRows & { missing: number },
): Promise<void> {
  const ended = await database
    .updateTable('contractor_imports')
    .set({
      state: 'finished',
      updated_at: new Date(),
      missing_count: missing,
      rejected_count: rejected,
      report: sql`${JSON.stringify(report)}::text::jsonb`,
    })
    .where('id', '=', id)
    // Two runs may share it: the second finds it finished.
    .where('state', 'in', ['running', 'finished'])
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new ImportError(`Import ${id} was undone while it ran: it writes nothing more.`);
}
