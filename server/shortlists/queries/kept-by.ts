import { SHORTLIST_MAX } from '../../../common/search/shortlist.ts';
import type { Queryable } from '../../database/client.ts';

/** The ids that an account keeps, the latest first. */
export async function keptBy(database: Queryable, userId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('shortlist_items')
    .select('contractor_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('contractor_id', 'desc')
    .limit(SHORTLIST_MAX)
    .execute();
  return rows.map(({ contractor_id }) => contractor_id);
}
