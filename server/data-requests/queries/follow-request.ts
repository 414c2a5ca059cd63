import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';

/** A request with its steps, as its asker follows it. */
export async function followRequest({ database }: ReadContext, id: number) {
  const row = await database
    .selectFrom('data_requests')
    .select(['id', 'kind', 'state', 'law', 'outcome', 'ground', 'answer', 'about', 'asks', 'email'])
    .select(['received_at as receivedAt', 'due_at as dueAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, steps: await stepsOf(database, id) };
}
export type FollowedRow = Awaited<ReturnType<typeof followRequest>>;

export const stepsOf = (database: ReadContext['database'], requestId: number) =>
  database
    .selectFrom('data_request_events as event')
    .leftJoin('users as u', 'u.id', 'event.by_user_id')
    .select(['event.id', 'event.step', 'event.words', 'event.at', 'u.name as by'])
    .where('event.request_id', '=', requestId)
    .orderBy('event.id')
    .execute();
export type StepRow = Awaited<ReturnType<typeof stepsOf>>[number];
