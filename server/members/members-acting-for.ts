import type { Queryable } from '../database/client.ts';
import { isActiveAccount } from '../conditions/live-accounts.ts';

/** The members who act for a business; of any other profile none. */
export async function membersActingFor(database: Queryable, profileId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('contractor_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('u.id as userId')
    .where('m.contractor_id', '=', profileId)
    .where('m.acts', '=', true)
    .where('m.ended_at', 'is', null)
    .where(isActiveAccount('u'))
    .orderBy('m.id')
    .execute();
  return rows.map(({ userId }) => userId);
}
