import { selectDeciders } from '../../cases/appeals.ts';
import type { Queryable } from '../../database/client.ts';

export type OpenAccountAppeal = {
  id: number;
  /** The administrators who made the decision appealed against, or rejected an earlier appeal against it. */
  deciders: number[];
};

/** Locks a user's open appeal, after their account was locked; null where there is none. */
export async function lockOpenAppeal(database: Queryable, userId: number): Promise<OpenAccountAppeal | null> {
  const appeal = await database
    .selectFrom('appeals')
    .select('id')
    .where('type', '=', 'account_appeal')
    .where('subject_id', '=', userId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  if (!appeal) return null;
  const { id } = appeal;
  const { rows } = await selectDeciders({ type: 'account_appeal', id }).execute(database);
  return { id, deciders: rows.map(({ userId: decider }) => decider) };
}
