import { sql } from 'kysely';
import type { ListState, RegisterAction } from '../../../../common/limits/registers.ts';
import type { Queryable } from '../../../database/client.ts';
import type { SaidProblem } from '../engine-sentences.ts';
import { forgetListFile } from '../list-file.ts';
import { lookAfterFailure, nextLook } from '../next-look.ts';
import { recordRegister } from '../record.ts';
import type { TakenList } from './lease.ts';
import type { WorkParts } from './work-parts.ts';
import { asJson } from '../as-json.ts';

type Change = { state: ListState; ended?: boolean; values?: Record<string, unknown> };

/** Another process has the list now: what this one did counts nothing. */
export class LeaseLost extends Error {}

/** Changes a list that this process still has, and frees it. Throws LeaseLost. */
export async function changeList(
  tx: Queryable,
  { id, token }: TakenList,
  now: Date,
  { state, ended = false, values = {} }: Change,
): Promise<void> {
  const changed = await tx
    .updateTable('register_lists')
    .set({
      state,
      tries: 0,
      progress: 0,
      lease_token: null,
      lease_until: null,
      changed_at: now,
      ended_at: ended ? now : null,
      ...values,
    })
    .where('id', '=', id)
    .where('lease_token', '=', token)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new LeaseLost();
}

/** Ends a list that could not be brought in, with the reason; a source with a schedule is tried again later and later. */
export async function failList(
  { database, clock }: WorkParts,
  list: TakenList,
  problem: SaidProblem,
): Promise<void> {
  const now = clock();
  await database.transaction().execute(async (tx) => {
    await changeList(tx, list, now, {
      state: 'failed',
      ended: true,
      values: { problem: asJson(problem) },
    });
    await forgetListFile(tx, list.id);
    await record(tx, list, now, 'failed', { problem });
    if (list.origin === 'schedule') await postpone(tx, list.registerId, now);
  });
}

async function postpone(tx: Queryable, registerId: number, now: Date): Promise<void> {
  const register = await tx
    .updateTable('registers')
    .set((set) => ({ failed_tries: set('failed_tries', '+', 1), looked_at: now }))
    .where('id', '=', registerId)
    .returning(['every', 'hour', 'failed_tries as failedTries'])
    .executeTakeFirstOrThrow();
  const next = lookAfterFailure({ ...register, every: register.every as never }, now);
  await tx.updateTable('registers').set({ next_at: next }).where('id', '=', registerId).execute();
}

/** The source was looked at, and its next look is a regular one. */
export async function setLooked(
  tx: Queryable,
  registerId: number,
  now: Date,
  values: Partial<Record<'etag' | 'last_modified' | 'digest', string | null>> = {},
): Promise<void> {
  const { every, hour } = await tx
    .selectFrom('registers')
    .select(['every', 'hour'])
    .where('id', '=', registerId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('registers')
    .set({ looked_at: now, failed_tries: 0, next_at: nextLook(every as never, hour, now), ...values })
    .where('id', '=', registerId)
    .execute();
}

/** By the administrator who began the list; by the schedule where it did. */
export const record = (
  tx: Queryable,
  { id, registerId, origin, begunBy }: TakenList,
  at: Date,
  action: RegisterAction,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  recordRegister(tx, {
    registerId,
    listId: id,
    userId: origin === 'schedule' ? null : begunBy,
    at,
    action,
    details,
  });

/** Shown while the work goes on; in a transaction of its own. */
export async function showProgress(
  database: Queryable,
  { id, token }: TakenList,
  part: number,
): Promise<void> {
  await sql`update register_lists set progress = ${Math.min(1, part)}::real
    where id = ${id}::integer and lease_token = ${token}::uuid`.execute(database);
}
