import type { Queryable } from '../../database/client.ts';

export type OpenAccountAppeal = {
  id: number;
  /** Who made the decision appealed against, or rejected an earlier appeal against it. */
  deciders: number[];
};

/** Holds somebody's open appeal, after their account was locked; null where there is none. */
export async function lockOpenAppeal(database: Queryable, userId: number): Promise<OpenAccountAppeal | null> {
  const appeal = await database
    .selectFrom('account_appeals')
    .select(['id', 'against_decision_id'])
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  if (!appeal) return null;
  return { id: appeal.id, deciders: await decidersOf(database, userId, appeal.against_decision_id) };
}

async function decidersOf(
  database: Queryable,
  userId: number,
  againstDecisionId: number | null,
): Promise<number[]> {
  if (againstDecisionId === null) return [];
  const rows = await database
    .selectFrom('decisions as d')
    .select('d.decided_by_user_id as userId')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('d.id', '=', againstDecisionId),
        eb(
          'd.id',
          'in',
          selectFrom('account_appeals as earlier')
            .select('earlier.decision_id')
            .where('earlier.user_id', '=', userId)
            .where('earlier.against_decision_id', '=', againstDecisionId)
            .where('earlier.state', '=', 'rejected'),
        ),
      ]),
    )
    .execute();
  return rows.flatMap((row) => (row.userId === null ? [] : [row.userId]));
}
