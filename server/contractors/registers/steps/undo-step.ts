import type { ListState } from '../../../../common/limits/registers.ts';
import type { Queryable } from '../../../database/client.ts';
import { ImportError } from '../../import/import-error.ts';
import { undoImport } from '../../import/saving/undo-import.ts';
import { asJson } from '../as-json.ts';
import { saidOf, type SaidProblem } from '../engine-sentences.ts';
import { forgetListFile } from '../list-file.ts';
import { changeList, failList, record, setLooked, showProgress } from './end-list.ts';
import type { TakenList } from './lease.ts';
import type { WorkParts } from './work-parts.ts';

/** Ends a run that cannot go on: what it wrote is undone first. Where that fails, the list says that a part is in, and why. */
export async function failRun(parts: WorkParts, list: TakenList, problem: SaidProblem): Promise<void> {
  const { import_id: importId } = await parts.database
    .selectFrom('register_lists')
    .select('import_id')
    .where('id', '=', list.id)
    .executeTakeFirstOrThrow();
  if (importId === null) return failList(parts, list, problem);
  const left = await takeBack(parts, importId);
  const wasUndone = problem.key === 'registers.problem.undone_meanwhile';
  if (left === null && wasUndone) await endAsUndone(parts, list, problem);
  else await failList(parts, list, left ?? problem);
  await parts.effects.follow();
}

/** Answers with the reason why something of the run stays; null: nothing does. */
async function takeBack({ database, effects }: WorkParts, importId: number): Promise<SaidProblem | null> {
  try {
    const { stays } = await undoImport({
      database,
      importId,
      refresh: effects.refresh,
      onProgress: () => undefined,
    });
    return stays.length === 0 ? null : someStay(stays.length);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const said = saidOf(error.message);
    return said.key === 'registers.problem.undone_already' ? null : said;
  } finally {
    effects.dropPages();
  }
}

const someStay = (count: number): SaidProblem => ({ key: 'registers.problem.some_stay', params: { count } });

/** Undone by the command while it ran: the schedule takes this file for one that is known. */
async function endAsUndone(
  { database, clock }: WorkParts,
  list: TakenList,
  problem: SaidProblem,
): Promise<void> {
  const now = clock();
  await database.transaction().execute(async (tx) => {
    const seen = await tx
      .selectFrom('register_lists')
      .select(['etag', 'last_modified', 'digest'])
      .where('id', '=', list.id)
      .executeTakeFirstOrThrow();
    await changeList(tx, list, now, {
      state: 'undone',
      ended: true,
      values: { problem: asJson(problem) },
    });
    await forgetListFile(tx, list.id);
    await setLooked(tx, list.registerId, now, seen);
    await record(tx, list, now, 'undone');
  });
}

/** Takes a list back. */
export async function undoStep(parts: WorkParts, list: TakenList, signal: AbortSignal): Promise<void> {
  const { database, effects } = parts;
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
    await endUndo(parts, list, { removed, restored, stays: stays.length });
    await effects.follow();
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    await endRefused(parts, list, saidOf(error.message));
  }
}

async function endUndo(
  { database, clock }: WorkParts,
  list: TakenList,
  undone: { removed: number; restored: number; stays: number },
): Promise<void> {
  const now = clock();
  const count = undone.stays;
  await database.transaction().execute(async (tx) => {
    const state = await stateAfterUndo(tx, list);
    const stays =
      state === 'undone'
        ? someStay(count)
        : ({ key: 'registers.problem.nothing_undone', params: { count } } satisfies SaidProblem);
    await changeList(tx, list, now, {
      state,
      ended: true,
      values: { problem: count === 0 ? null : asJson(stays) },
    });
    await record(tx, list, now, 'undone', undone);
  });
}

/** An undo that is refused leaves the list as it was, and says why. */
async function endRefused(
  { database, clock }: WorkParts,
  list: TakenList,
  problem: SaidProblem,
): Promise<void> {
  const now = clock();
  await database.transaction().execute(async (tx) => {
    const state = await stateAfterUndo(tx, list);
    await changeList(tx, list, now, { state, ended: true, values: { problem: asJson(problem) } });
    await record(tx, list, now, 'failed', { problem });
  });
}

/** As its run is now: a list that broke off is no finished one because its undo is refused. */
async function stateAfterUndo(tx: Queryable, { importId }: TakenList): Promise<ListState> {
  const run = await tx
    .selectFrom('contractor_imports')
    .select('state')
    .where('id', '=', importId)
    .executeTakeFirst();
  return run?.state === 'finished' || run?.state === 'undone' ? run.state : 'failed';
}
