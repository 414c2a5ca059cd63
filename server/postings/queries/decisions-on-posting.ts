import type { ReadContext } from '../../core/context.ts';

/** The decision that a posting stands by; null: nobody has decided anything, or there is no such posting. */
export async function latestDecisionOf(
  { database }: Pick<ReadContext, 'database'>,
  postingId: number,
): Promise<number | null> {
  const row = await database
    .selectFrom('postings')
    .select('decision_id')
    .where('id', '=', postingId)
    .executeTakeFirst();
  return row?.decision_id ?? null;
}

/** Whether somebody else is there to decide. */
export async function hasOtherAdministrator({ database }: ReadContext, userId: number): Promise<boolean> {
  const other = await database
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('closed_at', 'is', null)
    .where('id', '!=', userId)
    .executeTakeFirst();
  return other !== undefined;
}
