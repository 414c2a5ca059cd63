import { sql } from 'kysely';
import type { Database, Queryable } from '../../../database/client.ts';
import { ImportError } from '../import-error.ts';
import { lockImports } from '../import-progress.ts';
import { KIND_OF_CHANGES, type ChangesTable } from './import-changes.ts';

/** `state`: before this undo; `undoing` where an earlier one was stopped. */
export type UndoneRun = { source: string; as_of: string; state: 'running' | 'finished' | 'undoing' };

const SUBJECT_OF_CHANGES = {
  contractor_import_changes: 'contractor_id',
  permit_import_changes: 'permit_id',
} as const;

/** Marks a run as being undone. Throws ImportError where it cannot be, or while a later import rests on it. */
export async function beginUndo(
  database: Database,
  changes: ChangesTable,
  importId: number,
): Promise<UndoneRun> {
  const run = await database
    .selectFrom('contractor_imports')
    .select(['source', 'as_of', 'state', 'kind', 'created_count', 'updated_count'])
    .where('id', '=', importId)
    .executeTakeFirst();
  if (!run) throw new ImportError(`There is no import ${importId}; contractors-imports lists them.`);
  if (run.kind !== KIND_OF_CHANGES[changes])
    throw new ImportError(
      run.kind === 'permits'
        ? `Import ${importId} is of permits: permits-import-undo undoes it.`
        : `Import ${importId} is of contractors: contractors-import-undo undoes it.`,
    );
  await refuseWhileBuiltUpon(database, changes, importId);
  if (run.state === 'undone') throw new ImportError(`Import ${importId} has been undone already.`);
  const isKept = (await countChanges(database, changes, importId)) > 0 || run.state === 'undoing';
  if (run.created_count + run.updated_count > 0 && !isKept)
    throw new ImportError(`Import ${importId} is too old: what it changed is no longer kept.`);
  // Waits for the batch at hand of a run that goes on; its next one finds the state and stops.
  await database.transaction().execute(async (transaction) => {
    await lockImports(transaction);
    await setState(transaction, importId, 'undoing');
  });
  return { source: run.source, as_of: run.as_of, state: run.state as UndoneRun['state'] };
}

/** An undo that did nothing stays possible. */
export const leaveAsItWas = (
  database: Queryable,
  importId: number,
  state: UndoneRun['state'],
): Promise<void> => setState(database, importId, state);

export async function markUndone(
  database: Queryable,
  changes: ChangesTable,
  importId: number,
): Promise<void> {
  await sql`delete from ${sql.table(changes)} where import_id = ${importId}::integer`.execute(database);
  await setState(database, importId, 'undone');
}

export async function countChanges(
  database: Queryable,
  changes: ChangesTable,
  importId: number,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${sql.table(changes)}
    where import_id = ${importId}::integer`.execute(database);
  return rows[0]?.total ?? 0;
}

async function setState(
  database: Queryable,
  importId: number,
  state: UndoneRun['state'] | 'undone',
): Promise<void> {
  await database
    .updateTable('contractor_imports')
    .set({ state, updated_at: new Date() })
    .where('id', '=', importId)
    .execute();
}

/** A later import that wrote one of the same rows has to be undone first. */
async function refuseWhileBuiltUpon(
  database: Queryable,
  changes: ChangesTable,
  importId: number,
): Promise<void> {
  const subject = sql.ref(SUBJECT_OF_CHANGES[changes]);
  const { rows } = await sql<{ id: number; source: string; as_of: string }>`
    select i.id, i.source, i.as_of::text as as_of from contractor_imports i
    where i.id > ${importId}::integer and i.state <> 'undone' and exists (
      select from ${sql.table(changes)} later
      join ${sql.table(changes)} own on own.${subject} = later.${subject}
      where later.import_id = i.id and own.import_id = ${importId}::integer)
    order by i.id desc limit 1`.execute(database);
  const [later] = rows;
  if (later)
    throw new ImportError(
      `Import ${later.id} (${later.source}, as of ${later.as_of}) rests on import ${importId}: undo ${later.id} first.`,
    );
}
