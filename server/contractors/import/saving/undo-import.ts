import { sql } from 'kysely';
import type { Database, Queryable } from '../../../database/client.ts';
import { lockImports } from '../import-progress.ts';
import { referencesTo, type Reason } from '../listing-references.ts';
import { restoreListings, type Change } from './restore-listings.ts';
import type { RefreshContractors } from './save-listings.ts';
import { beginUndo, countChanges, leaveAsItWas, markUndone, type UndoneRun } from './undo-run.ts';

const BATCH_SIZE = 500;

/** A listing that an undone import leaves as it is, or in part, and why. */
export type Stays = { contractorId: number; reason: Reason };
export type UndoResult = { removed: number; restored: number; stays: Stays[]; finished: boolean };
export type UndoOptions = {
  database: Database;
  importId: number;
  refresh: RefreshContractors;
  onProgress: (done: { part: number }) => void;
  /** Stops after the batch at hand; the next call goes on from there. */
  signal?: AbortSignal;
};

/**
 * Undoes an import: deletes the listings that it created, unless anything refers to them, and restores the
 * unchanged rest. Each batch is one transaction that forgets its undone changes, so a second call resumes
 * where the first stopped. An undo that did nothing leaves the run as it was. Throws ImportError where the run cannot
 * be undone, or while a later import rests on it.
 */
export async function undoImport(options: UndoOptions): Promise<UndoResult> {
  const { database, importId } = options;
  const run = await beginUndo(database, 'contractor_import_changes', importId);
  const total = await countChanges(database, 'contractor_import_changes', importId);
  const result: UndoResult = { removed: 0, restored: 0, stays: [], finished: true };
  for (let done = 0, afterId = 0; ;) {
    const from = afterId;
    const batch = await database.transaction().execute(async (transaction) => {
      await lockImports(transaction);
      return undoBatch(transaction, options, from);
    });
    if (batch === null) break;
    result.removed += batch.removed;
    result.restored += batch.restored;
    result.stays.push(...batch.stays);
    done += batch.size;
    afterId = batch.lastId;
    options.onProgress({ part: done / total });
    if (options.signal?.aborted) return { ...result, finished: false };
  }
  const didNothing = result.stays.length > 0 && result.removed + result.restored === 0;
  if (didNothing && run.state !== 'undoing') await leaveAsItWas(database, importId, run.state);
  else await endUndo(database, importId, run);
  return result;
}

async function undoBatch(database: Queryable, { importId, refresh }: UndoOptions, afterId: number) {
  const changes = await nextChanges(database, importId, afterId);
  const last = changes.at(-1);
  if (!last) return null;
  const reasons = await referencesTo(
    database,
    importId,
    changes.map(({ contractorId }) => contractorId),
  );
  const created = changes.filter((change) => change.created);
  const removed = created.filter(({ contractorId }) => !reasons.has(contractorId));
  const stays: Stays[] = created.flatMap(({ contractorId }) => {
    const reason = reasons.get(contractorId);
    return reason ? [{ contractorId, reason }] : [];
  });
  await removeListings(
    database,
    removed.map(({ contractorId }) => contractorId),
  );
  const { restored, changedSince } = await restoreListings(
    database,
    importId,
    changes.filter((change) => !change.created),
  );
  const kept = new Set([...stays.map(({ contractorId }) => contractorId), ...changedSince]);
  for (const id of restored) kept.delete(id);
  await forget(
    database,
    importId,
    changes.filter(({ contractorId }) => !kept.has(contractorId)),
  );
  if (restored.length > 0) await refresh(database, restored);
  const since = changedSince.map((contractorId): Stays => ({ contractorId, reason: 'changed_since' }));
  return {
    size: changes.length,
    lastId: last.contractorId,
    removed: removed.length,
    restored: restored.length,
    stays: [...stays, ...since],
  };
}

async function nextChanges(database: Queryable, importId: number, afterId: number): Promise<Change[]> {
  return database
    .selectFrom('contractor_import_changes')
    .select(['contractor_id as contractorId', 'created', 'before', 'after'])
    .where('import_id', '=', importId)
    .where('contractor_id', '>', afterId)
    .orderBy('contractor_id')
    .limit(BATCH_SIZE)
    .$castTo<Change>()
    .execute();
}

async function removeListings(database: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from profiles where id = any(${sql.val(ids)}::integer[])`.execute(database);
}

async function forget(database: Queryable, importId: number, changes: readonly Change[]): Promise<void> {
  const ids = changes.map(({ contractorId }) => contractorId);
  await database
    .deleteFrom('contractor_import_changes')
    .where('import_id', '=', importId)
    .where(sql<boolean>`contractor_id = any(${sql.val(ids)}::integer[])`)
    .execute();
}

/** The run's marks of missing listings are no longer known to be true; those of another edition of its day are. */
async function endUndo(database: Database, importId: number, { source, as_of }: UndoneRun): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const table of ['contractors', 'licenses'] as const)
      await transaction
        .updateTable(table)
        .set({ missing_since: null })
        .where('source', '=', source)
        .where('missing_since', '=', as_of)
        .where(sql<boolean>`coalesce(last_import_id, ${importId}) = ${importId}`)
        .execute();
    await markUndone(transaction, 'contractor_import_changes', importId);
  });
}
