import type { Queryable } from '../../../database/client.ts';
import { insertRows } from '../../../database/insert-rows.ts';
import { ImportError } from '../../import/import-error.ts';
import { importRoster, type RejectedRow } from '../../import/import-roster.ts';
import { undoImport } from '../../import/saving/undo-import.ts';
import { saidOf, type SaidProblem } from '../engine-sentences.ts';
import { forgetListFile } from '../list-file.ts';
import { changeList, failList, record, setLooked, showProgress } from './end-list.ts';
import type { TakenList } from './lease.ts';
import { withListOnDisk } from './list-on-disk.ts';
import type { WorkParts } from './work-parts.ts';
import { asJson } from '../as-json.ts';

/** Rows of a list that are kept with their reasons; more are counted only. */
const REFUSED_KEPT_MAX = 100_000;

/** Brings a checked list in. A run that was cut off goes on after its last batch. */
export async function runStep(parts: WorkParts, list: TakenList, signal: AbortSignal): Promise<void> {
  const { database, clock, effects } = parts;
  const refused: RejectedRow[] = [];
  // Cut off between its last row and the end of the list: it is only read for its report.
  const isIn = await isFinished(database, list.importId);
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
      onBegun: (importId) => keepImport(database, list, importId),
      onRejected: (row) => {
        if (refused.length < REFUSED_KEPT_MAX) refused.push(row);
      },
      onProgress: ({ part }) => void showProgress(database, list, part).catch(() => undefined),
    }),
  ).finally(effects.dropPages);
  if (!result.finished) return;
  await endRun(parts, list, clock(), refused);
  await effects.follow();
}

async function isFinished(database: Queryable, importId: number | null): Promise<boolean> {
  if (importId === null) return false;
  const run = await database
    .selectFrom('contractor_imports')
    .select('state')
    .where('id', '=', importId)
    .executeTakeFirst();
  return run?.state === 'finished';
}

async function endRun(
  { database }: WorkParts,
  list: TakenList,
  now: Date,
  refused: readonly RejectedRow[],
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const { import_id: importId, ...seen } = await tx
      .selectFrom('register_lists')
      .select(['etag', 'last_modified', 'digest', 'import_id'])
      .where('id', '=', list.id)
      .executeTakeFirstOrThrow();
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
    await forgetListFile(tx, list.id);
    await setLooked(tx, list.registerId, now, seen);
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

/** Ends a run that cannot go on: what it wrote is undone first, so that no list is in by half. */
export async function failRun(parts: WorkParts, list: TakenList, problem: SaidProblem): Promise<void> {
  const { database, effects } = parts;
  const { import_id: importId } = await database
    .selectFrom('register_lists')
    .select('import_id')
    .where('id', '=', list.id)
    .executeTakeFirstOrThrow();
  if (importId !== null) await undoQuietly(parts, importId);
  await failList(parts, list, problem);
  if (importId !== null) await effects.follow();
}

/** One that an administrator undid by the command meanwhile is undone. */
async function undoQuietly({ database, effects }: WorkParts, importId: number): Promise<void> {
  try {
    await undoImport({ database, importId, refresh: effects.refresh, onProgress: () => undefined });
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
  } finally {
    effects.dropPages();
  }
}

/** Takes a list back. */
export async function undoStep(parts: WorkParts, list: TakenList, signal: AbortSignal): Promise<void> {
  const { database, clock, effects } = parts;
  if (list.importId === null) {
    await failList(parts, list, { key: 'registers.problem.too_old', params: {} });
    return;
  }
  try {
    const { removed, restored, stays, finished } = await undoImport({
      database,
      importId: list.importId,
      signal,
      refresh: effects.refresh,
      onProgress: ({ part }) => void showProgress(database, list, part).catch(() => undefined),
    }).finally(effects.dropPages);
    if (!finished) return;
    const now = clock();
    const didNothing = stays.length > 0 && removed + restored === 0;
    const undone = { removed, restored, stays: stays.length };
    await database.transaction().execute(async (tx) => {
      const problem = didNothing
        ? { key: 'registers.problem.nothing_undone', params: { count: stays.length } }
        : null;
      await changeList(tx, list, now, {
        state: didNothing ? 'finished' : 'undone',
        ended: true,
        values: { problem: problem === null ? null : asJson(problem) },
      });
      await record(tx, list, now, 'undone', undone);
    });
    await effects.follow();
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    await stayFinished(parts, list, saidOf(error.message));
  }
}

/** An undo that is refused leaves the list in, and says why. */
async function stayFinished(
  { database, clock }: WorkParts,
  list: TakenList,
  problem: SaidProblem,
): Promise<void> {
  const now = clock();
  await database.transaction().execute(async (tx) => {
    await changeList(tx, list, now, {
      state: 'finished',
      ended: true,
      values: { problem: asJson(problem) },
    });
    await record(tx, list, now, 'failed', { problem });
  });
}
