import type { Queryable } from '../database/client.ts';

/** Active administrators, by id. */
export async function activeAdministrators(database: Queryable): Promise<number[]> {
  const rows = await database
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('closed_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether another administrator than this one is active. */
export const hasOtherAdministrator = async (database: Queryable, userId: number): Promise<boolean> =>
  (await activeAdministrators(database)).some((id) => id !== userId);

/**
 * Whether an administrator must leave an appeal to another one: they made the decision appealed against or rejected an earlier
 * appeal against it, and one is active who did neither and is no party.
 */
export const needsOtherAdministrator = ({
  actorId,
  deciders,
  parties = [],
  administrators,
}: {
  actorId: number;
  deciders: readonly number[];
  parties?: readonly (number | null)[];
  administrators: readonly number[];
}): boolean =>
  deciders.includes(actorId) && administrators.some((id) => !deciders.includes(id) && !parties.includes(id));
