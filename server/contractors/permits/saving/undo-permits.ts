import { sql } from 'kysely';
import type { Database, Queryable } from '../../../database/client.ts';
import { lockImports } from '../../import/import-progress.ts';
import { beginUndo, countChanges, markUndone } from '../../import/saving/undo-run.ts';
import { joinPermits } from '../joining/join-permits.ts';
import { PERMIT_COLUMNS, type PermitColumns } from './permit-columns.ts';
import { writePermits } from './save-permits.ts';

const BATCH_SIZE = 500;

export type UndonePermits = { removed: number; restored: number; finished: boolean };
export type UndoPermitsOptions = {
  database: Database;
  importId: number;
  now: Date;
  onProgress: (done: { part: number }) => void;
  /** Stops after the batch at hand; the next call goes on from there. */
  signal?: AbortSignal;
};

/**
 * Undoes an import of permits: deletes what it created and restores what it changed. Each batch is one transaction that forgets
 * its undone changes, so a second call resumes where the first stopped. Throws ImportError where the run cannot be undone.
 */
export async function undoPermits(options: UndoPermitsOptions): Promise<UndonePermits> {
  const { database, importId } = options;
  await beginUndo(database, 'permit_import_changes', importId);
  const total = await countChanges(database, 'permit_import_changes', importId);
  const result: UndonePermits = { removed: 0, restored: 0, finished: true };
  for (;;) {
    const batch = await database.transaction().execute(async (transaction) => {
      await lockImports(transaction);
      return undoBatch(transaction, importId);
    });
    if (batch === null) break;
    result.removed += batch.removed;
    result.restored += batch.restored;
    options.onProgress({ part: (result.removed + result.restored) / total });
    if (options.signal?.aborted) return { ...result, finished: false };
  }
  await database
    .transaction()
    .execute((transaction) => markUndone(transaction, 'permit_import_changes', importId));
  await joinPermits(database, options.now);
  return result;
}

type Before = Partial<PermitColumns> & { import_id: number };

async function undoBatch(database: Queryable, importId: number) {
  const changes = await database
    .selectFrom('permit_import_changes')
    .select(['permit_id', 'before'])
    .where('import_id', '=', importId)
    .orderBy('permit_id')
    .limit(BATCH_SIZE)
    .execute();
  if (changes.length === 0) return null;
  const ids = changes.map((change) => change.permit_id);
  const created = changes.filter((change) => change.before === null).map((change) => change.permit_id);
  const restored = changes.flatMap(({ permit_id, before }) =>
    before === null ? [] : [{ id: permit_id, before: before as Before }],
  );
  await restorePermits(database, restored);
  await sql`delete from permit_import_changes
    where import_id = ${importId}::integer and permit_id = any(${sql.val(ids)}::integer[])`.execute(database);
  await sql`delete from permits where id = any(${sql.val(created)}::integer[])`.execute(database);
  return { removed: created.length, restored: restored.length };
}

async function restorePermits(
  database: Queryable,
  restored: readonly { id: number; before: Before }[],
): Promise<void> {
  if (restored.length === 0) return;
  const ids = restored.map(({ id }) => id);
  const rows = await database
    .selectFrom('permits')
    .select(['id', ...PERMIT_COLUMNS])
    .where(sql<boolean>`id = any(${sql.val(ids)}::integer[])`)
    .execute();
  const befores = new Map(restored.map(({ id, before }) => [id, before]));
  const former = rows.map((row) => ({ ...row, ...befores.get(row.id) }));
  await writePermits(database, former);
  await sql`
    update permits set import_id = former.import_id
    from json_populate_recordset(null::permits, ${JSON.stringify(former)}::text::json) as former
    where permits.id = former.id`.execute(database);
}
