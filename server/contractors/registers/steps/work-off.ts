import { sql } from 'kysely';
import { ImportError } from '../../import/import-error.ts';
import { saidOf, type SaidProblem } from '../engine-sentences.ts';
import { nextLook } from '../next-look.ts';
import { recordRegister } from '../record.ts';
import { checkStep } from './check-step.ts';
import { failList, LeaseLost } from './end-list.ts';
import { fetchStep } from './fetch-step.ts';
import { giveBack, takeList, whileLeased, type TakenList } from './lease.ts';
import { runStep } from './run-step.ts';
import { failRun, undoStep } from './undo-step.ts';
import type { WorkParts } from './work-parts.ts';

/** A failure of a machine is tried again so often, each time from where it was cut off. */
const TRIES_MAX = 4;
const AGAIN_AFTER_SECONDS = 20;
/** SQLSTATEs of a transaction that PostgreSQL ended for another one's sake: nothing speaks against the next try. */
const LOST_TO_ANOTHER: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** Works on all lists that wait for it, one after the other. Any process may; each list has one at a time. */
export async function workOffLists(parts: WorkParts): Promise<void> {
  await beginDueLists(parts);
  for (let list = await takeList(parts.database); list !== null; list = await takeList(parts.database))
    await workOn(parts, list).catch((error: unknown) => laterThan(parts, list, error));
}

/** A list whose end fails, too, keeps no other list waiting. */
async function laterThan({ database, log }: WorkParts, list: TakenList, error: unknown): Promise<void> {
  if (error instanceof LeaseLost) return;
  log.error({ err: error, listId: list.id, state: list.state }, 'end of a list of a register');
  await giveBack(database, list, AGAIN_AFTER_SECONDS);
}

async function workOn(parts: WorkParts, list: TakenList): Promise<void> {
  try {
    // Killed again and again at the same place.
    if (list.tries > TRIES_MAX) await giveUp(parts, list, { key: 'registers.problem.broke_off', params: {} });
    else await whileLeased(parts.database, list, (signal) => step(parts, list, signal));
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (error instanceof ImportError) return giveUp(parts, list, saidOf(error.message));
    parts.log.error({ err: error, listId: list.id, state: list.state }, 'list of a register');
    if (list.tries >= TRIES_MAX)
      await giveUp(parts, list, { key: 'registers.problem.broke_off', params: {} });
    else {
      const isLost = LOST_TO_ANOTHER.has((error as { code?: unknown }).code);
      await giveBack(parts.database, list, isLost ? 0 : AGAIN_AFTER_SECONDS);
    }
  }
}

function step(parts: WorkParts, list: TakenList, signal: AbortSignal): Promise<void> {
  switch (list.state) {
    case 'fetching':
      return fetchStep(parts, list);
    case 'checking':
      return checkStep(parts, list, signal);
    case 'running':
      return runStep(parts, list, signal);
    case 'undoing':
      return undoStep(parts, list, signal);
  }
}

const giveUp = (parts: WorkParts, list: TakenList, problem: SaidProblem): Promise<void> =>
  list.state === 'running' ? failRun(parts, list, problem) : failList(parts, list, problem);

/** Begins a list of each source whose hour has come, unless one is open. */
export async function beginDueLists({
  database,
  clock,
}: Pick<WorkParts, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  await withoutFarLooks({ database, clock });
  const due = await database
    .selectFrom('registers')
    .select(['id', 'every', 'hour'])
    .where('next_at', '<=', now)
    .where('paused_at', 'is', null)
    .where('mapping', 'is not', null)
    .orderBy('id')
    .execute();
  for (const { id, every, hour } of due)
    await database.transaction().execute(async (tx) => {
      // Two processes look at once: the second finds the day moved.
      const moved = await tx
        .updateTable('registers')
        .set({ next_at: nextLook(every as never, hour, now) })
        .where('id', '=', id)
        .where('next_at', '<=', now)
        .where('paused_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!moved) return;
      const list = await tx
        .insertInto('register_lists')
        .values({
          register_id: id,
          state: 'fetching',
          origin: 'schedule',
          as_of: now.toISOString().slice(0, 10),
          begun_at: now,
          changed_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (list)
        await recordRegister(tx, {
          registerId: id,
          listId: list.id,
          userId: null,
          at: now,
          action: 'list_begun',
        });
    });
}

/** A clock that ran ahead and was set back leaves looks far away. */
async function withoutFarLooks({ database, clock }: Pick<WorkParts, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  const scheduled = await database
    .selectFrom('registers')
    .select(['id', 'every', 'hour', 'next_at as nextAt'])
    .where('every', '!=', 'none')
    .execute();
  for (const { id, every, hour, nextAt } of scheduled) {
    const regular = nextLook(every as never, hour, now);
    if (regular !== null && (nextAt === null || nextAt > regular))
      await sql`update registers set next_at = ${regular}::timestamptz where id = ${id}::integer`.execute(
        database,
      );
  }
}
