import { sql } from 'kysely';
import type { Database, Queryable } from '../../../database/client.ts';
import { ImportError } from '../import-error.ts';
import { IMPORT_LOCK } from '../import-progress.ts';
import { referencesTo, type Reason } from '../listing-references.ts';
import { restoreListings, type Change } from './restore-listings.ts';
import type { RefreshContractors } from './save-listings.ts';

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
  const run = await beginUndo(database, importId);
  const total = await countChanges(database, importId);
  const result: UndoResult = { removed: 0, restored: 0, stays: [], finished: true };
  for (let done = 0, afterId = 0; ;) {
    const from = afterId;
    const batch = await database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${IMPORT_LOCK}::integer)`.execute(transaction);
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
  const didNothing = result.stays.length > 0 && result.removed + result.restored === 0 && !run.resumed;
  if (didNothing) await setState(database, importId, 'finished');
  else await endUndo(database, importId, run);
  return result;
}

type Run = { source: string; as_of: string; resumed: boolean };

async function beginUndo(database: Database, importId: number): Promise<Run> {
  const run = await database
    .selectFrom('contractor_imports')
    .select(['source', 'as_of', 'state'])
    .where('id', '=', importId)
    .executeTakeFirst();
  if (!run) throw new ImportError(`There is no import ${importId}; contractors-imports lists them.`);
  await refuseWhileBuiltUpon(database, importId);
  if (run.state === 'undone') throw new ImportError(`Import ${importId} has been undone already.`);
  const isKept = (await countChanges(database, importId)) > 0 || run.state === 'undoing';
  const wrote = await database
    .selectFrom('contractor_imports')
    .select('id')
    .where('id', '=', importId)
    .where(({ or, eb }) => or([eb('created_count', '>', 0), eb('updated_count', '>', 0)]))
    .executeTakeFirst();
  if (wrote && !isKept)
    throw new ImportError(`Import ${importId} is too old: what it changed is no longer kept.`);
  await setState(database, importId, 'undoing');
  return { ...run, resumed: run.state === 'undoing' };
}

async function setState(database: Queryable, importId: number, state: 'finished' | 'undoing'): Promise<void> {
  await database.updateTable('contractor_imports').set({ state }).where('id', '=', importId).execute();
}

/** A later import that wrote one of the same listings has to be undone first. */
async function refuseWhileBuiltUpon(database: Queryable, importId: number): Promise<void> {
  const { rows } = await sql<{ id: number; source: string; as_of: string }>`
    select i.id, i.source, i.as_of::text as as_of from contractor_imports i
    where i.id > ${importId}::integer and i.state <> 'undone' and exists (
      select from contractor_import_changes later
      join contractor_import_changes own on own.contractor_id = later.contractor_id
      where later.import_id = i.id and own.import_id = ${importId}::integer)
    order by i.id desc limit 1`.execute(database);
  const [later] = rows;
  if (later)
    throw new ImportError(
      `Import ${later.id} (${later.source}, as of ${later.as_of}) rests on import ${importId}: undo ${later.id} first.`,
    );
}

async function countChanges(database: Queryable, importId: number): Promise<number> {
  const { total } = await database
    .selectFrom('contractor_import_changes')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return total;
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

/** The run's marks of missing listings are no longer known to be true. */
async function endUndo(database: Database, importId: number, { source, as_of }: Run): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const table of ['contractors', 'licenses'] as const)
      await transaction
        .updateTable(table)
        .set({ missing_since: null })
        .where('source', '=', source)
        .where('missing_since', '=', as_of)
        .execute();
    await transaction.deleteFrom('contractor_import_changes').where('import_id', '=', importId).execute();
    await transaction
      .updateTable('contractor_imports')
      .set({ state: 'undone', updated_at: new Date() })
      .where('id', '=', importId)
      .execute();
  });
}
