import { sql, type RawBuilder } from 'kysely';
import { isLate, lateBefore } from '../../common/format/last-days.ts';

type Due = { state: string; dueAt: Date };

/** Whether an appeal, a claim or a report is open on a day after the one it was due on. */
export const isOverdue = ({ state, dueAt }: Due, now: Date): boolean =>
  state === 'open' && isLate(dueAt, now);

/** The same of a row as `alias` that is known to be open. */
export const isOpenOverdue = (alias: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.due_at`)} < ${lateBefore(now)})`;
