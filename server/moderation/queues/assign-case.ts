import { sql } from 'kysely';
import { activeAdministrators, isActiveAdministrator } from '../../cases/other-administrator.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, invalid, notFound } from '../../core/errors.ts';
import type { AssignmentInput } from '../schemas.ts';
import { findWaiting } from './waiting.ts';

/**
 * Gives an open case to an administrator, or to nobody. Throws 404 where the viewer finds no such case in the queue, and 409
 * where somebody else assigned it meanwhile.
 */
export async function assignCase(
  context: Context,
  { queue, case_id: caseId, from, to }: AssignmentInput,
): Promise<void> {
  await transact(context, async (tx) => {
    // Two administrators who take a case that nobody has must wait for each other, though there is no row to lock.
    await sql`select pg_advisory_xact_lock(hashtext(${`case ${queue} ${caseId}`}))`.execute(tx.database);
    const found = await findWaiting(tx, queue, caseId);
    if (!found) throw notFound();
    if (to !== null && !(await activeAdministrators(tx.database)).includes(to))
      throw invalid('to', 'validation.choose');
    const current = await assigneeOf(tx, queue, caseId, found.dueAt);
    if (current?.id === to || (current === undefined && to === null)) return;
    if ((current?.id ?? null) !== from)
      throw conflict('queues.assigned_meanwhile', { user_content: current?.name ?? '' });
    await replaceAssignment(tx, { queue, caseId, dueAt: found.dueAt, to });
  });
}

const assigneeOf = ({ database }: ReadContext, queue: string, caseId: number, dueAt: Date | null) =>
  database
    .selectFrom('case_assignments as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['u.id', 'u.name'])
    .where('a.queue', '=', queue)
    .where('a.case_id', '=', caseId)
    .where('a.due_at', 'is not distinct from', dueAt)
    .where(isActiveAdministrator(sql.ref('u.id')))
    .executeTakeFirst();

type Replacement = { queue: string; caseId: number; dueAt: Date | null; to: number | null };

async function replaceAssignment(
  { database, viewer, now }: ReadContext,
  { queue, caseId, dueAt, to }: Replacement,
): Promise<void> {
  await database
    .deleteFrom('case_assignments')
    .where('queue', '=', queue)
    .where('case_id', '=', caseId)
    .execute();
  if (to === null) return;
  await database
    .insertInto('case_assignments')
    .values({
      queue,
      case_id: caseId,
      due_at: dueAt,
      user_id: to,
      assigned_by_user_id: viewer?.userId ?? null,
      assigned_at: now,
    })
    .execute();
}
