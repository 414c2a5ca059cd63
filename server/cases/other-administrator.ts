import { sql, type RawBuilder } from 'kysely';
import type { ReadContext } from '../core/context.ts';
import { forbidden } from '../core/errors.ts';
import type { Verdict } from '../core/policies.ts';
import type { Queryable } from '../database/client.ts';
import { isActiveAccount } from '../conditions/live-accounts.ts';
import { selectDeciders, type AppealKey } from './appeals.ts';

/** Not those who asked to close their account: nobody may wait for them. */
export const ACTIVE_ADMINISTRATORS = sql<{ id: number }>`
  select id from users where role = 'admin' and closes_at is null and ${isActiveAccount('users')}`;

/** Whether the user with this id is an active administrator. */
export const isActiveAdministrator = (userId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from (${ACTIVE_ADMINISTRATORS}) as active where active.id = ${userId})`;

/** The ids of the active administrators. */
export async function activeAdministrators(database: Queryable): Promise<number[]> {
  const { rows } = await ACTIVE_ADMINISTRATORS.execute(database);
  return rows.map(({ id }) => id);
}

/** Whether another administrator than this one is active. */
export const hasOtherAdministrator = async (database: Queryable, userId: number): Promise<boolean> =>
  (await activeAdministrators(database)).some((id) => id !== userId);

/** The same in a query: it reads no column, so it runs once. */
export const hasOther = ({ viewer }: Pick<ReadContext, 'viewer'>) =>
  sql<boolean>`exists (${ACTIVE_ADMINISTRATORS} and id <> ${viewer?.userId ?? 0}::integer)`;

/**
 * Whether an administrator must leave an appeal to another one. They decided against the appellant before, as
 * the decision or as a rejected appeal. An active administrator without a part in it exists.
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

/** Whether the viewer may decide an appeal. `parties`: user ids of both sides. */
export async function mayDecideAppeal(
  { database, viewer }: ReadContext,
  appeal: AppealKey,
  parties: readonly (number | null)[],
): Promise<Verdict> {
  const { rows } = await sql<{ deciders: number[]; administrators: number[] }>`
    select array(${selectDeciders(appeal)}) as deciders,
      array(${ACTIVE_ADMINISTRATORS}) as administrators`.execute(database);
  return rows.some((found) => needsOtherAdministrator({ actorId: viewer?.userId ?? 0, parties, ...found }))
    ? forbidden('appeal_refusals.own_decision')
    : true;
}

/** Throws that 403. */
export async function refuseOwnDecision(
  tx: ReadContext,
  appeal: AppealKey,
  parties: readonly (number | null)[],
): Promise<void> {
  const verdict = await mayDecideAppeal(tx, appeal, parties);
  if (verdict !== true) throw verdict;
}
