import type { Queryable } from '../../database/client.ts';
import { mayBeFollowed } from './may-be-followed.ts';

/** The profiles that a user follows, without inactive and closed accounts. */
export async function followedProfileIds(
  database: Queryable,
  viewer: { userId: number } | null,
): Promise<number[]> {
  if (viewer === null) return [];
  const rows = await database
    .selectFrom('follows as f')
    .innerJoin('profiles as p', 'p.id', 'f.profile_id')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .select('p.id')
    .where('f.user_id', '=', viewer.userId)
    .where(mayBeFollowed)
    .execute();
  return rows.map(({ id }) => id);
}
