import type { ReadContext } from '../../../core/context.ts';

const SHOWN = 50;

/** Open appeals, the oldest first. */
export function waitingAccountAppeals({ database }: ReadContext) {
  return database
    .selectFrom('appeals as a')
    .innerJoin('users as u', 'u.id', 'a.subject_id')
    .select(['a.id', 'u.id as userId', 'u.name', 'u.email', 'a.on_appeal_reason as reason'])
    .select(['a.filed_at as filedAt', 'a.due_at as dueAt'])
    .where('a.type', '=', 'account_appeal')
    .where('a.state', '=', 'open')
    .orderBy('a.due_at')
    .orderBy('a.id')
    .limit(SHOWN)
    .$narrowType<{ reason: string }>()
    .execute();
}
export type WaitingAppealRow = Awaited<ReturnType<typeof waitingAccountAppeals>>[number];
