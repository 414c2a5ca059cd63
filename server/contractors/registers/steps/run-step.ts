import type { Queryable } from '../../../database/client.ts';
import { insertRows } from '../../../database/insert-rows.ts';
import { ImportError } from '../../import/import-error.ts';
import { importRoster, type RejectedRow } from '../../import/import-roster.ts';
import { isCorrectedRows } from '../corrected-rows.ts';
import { forgetFilesOf, forgetListFile } from '../list-file.ts';
import { changeList, record, setLooked, showProgress } from './end-list.ts';
import type { TakenList } from './lease.ts';
import { withListOnDisk } from './list-on-disk.ts';
import type { WorkParts } from './work-parts.ts';

/** Rows of a list that are kept with their reasons; more are counted only. */
const REFUSED_KEPT_MAX = 100_000;

/** Brings a checked list in. A run that was cut off goes on after its last batch. */
export async function runStep(parts: WorkParts, list: TakenList, signal: AbortSignal): Promise<void> {
  const { database, clock, effects } = parts;
  const refused: RejectedRow[] = [];
  // Cut off between its last row and the end of the list: it is only read for its report.
  const isIn = (await stateOfRun(database, list.importId)) === 'finished';
  const isPart = await isCorrectedRows(database, list.id);
  const result = await withListOnDisk(database, list, ({ file, mapping }) =>
    importRoster({
      database,
      file,
      source: { name: list.name, asOf: list.asOf },
      mapping,
      dryRun: isIn,
      signal,
      refresh: effects.refresh,
      // An administrator has seen how many go; a schedule stops before.
      evenIfMostAreMissing: true,
      isPart,
      onBegun: (importId) => keepImport(database, list, importId),
      onRejected: (row) => {
        if (refused.length < REFUSED_KEPT_MAX) refused.push(row);
      },
      onProgress: ({ part }) => void showProgress(database, list, part).catch(() => undefined),
    }),
  ).finally(effects.dropPages);
  if (!result.finished) return;
  await endRun(parts, list, clock(), { refused, isPart });
  await effects.follow();
}

type RunState = 'running' | 'finished' | 'undoing';

/** Null where nothing was written yet. Throws ImportError where the run was undone: a list never comes back by itself. */
async function stateOfRun(database: Queryable, importId: number | null): Promise<RunState | null> {
  const run = await database
    .selectFrom('contractor_imports')
    .select('state')
    .where('id', '=', importId)
    .executeTakeFirst();
  if (run?.state === 'undoing' || run?.state === 'undone')
    throw new ImportError(`Import ${importId} was undone while it ran: it writes nothing more.`);
  return (run?.state ?? null) as RunState | null;
}

async function endRun(
  { database }: WorkParts,
  list: TakenList,
  now: Date,
  { refused, isPart }: { refused: readonly RejectedRow[]; isPart: boolean },
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const { import_id: importId, ...seen } = await tx
      .selectFrom('register_lists')
      .select(['etag', 'last_modified', 'digest', 'import_id'])
      .where('id', '=', list.id)
      .executeTakeFirstOrThrow();
    await stateOfRun(tx, importId);
    const counts = await tx
      .selectFrom('contractor_imports')
      .select(['created_count', 'updated_count', 'missing_count', 'rejected_count'])
      .where('id', '=', importId)
      .executeTakeFirst();
    await changeList(tx, list, now, { state: 'finished', ended: true, values: { stop: null } });
    await tx.deleteFrom('register_refused_rows').where('list_id', '=', list.id).execute();
    await insertRows(
      tx,
      'register_refused_rows',
      refused.map(({ line, reason }) => ({ list_id: list.id, line, reason })),
      { onConflict: 'skip' },
    );
    // The newest file with refused rows stays for a while: its rows can be corrected.
    if (refused.length === 0) await forgetListFile(tx, list.id);
    else await forgetFilesOf(tx, list.registerId, { butOf: list.id });
    // A part says nothing about the file that a schedule looks for.
    await setLooked(tx, list.registerId, now, isPart ? {} : seen);
    await record(tx, list, now, 'finished', counts);
  });
}

async function keepImport(database: Queryable, { id, token }: TakenList, importId: number): Promise<void> {
  await database
    .updateTable('register_lists')
    .set({ import_id: importId })
    .where('id', '=', id)
    .where('lease_token', '=', token)
    .execute();
}
