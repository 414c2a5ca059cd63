import type { Queryable } from '../../database/client.ts';

/** The profiles that a user follows, without inactive and closed accounts. */
export async function followedProfileIds(
  database: Queryable,
  viewer: { userId: number } | null,
): Promise<number[]> {
  if (viewer === null) return [];
  const rows = await database
    .selectFrom('follows')
    .innerJoin('profiles', 'profiles.id', 'follows.profile_id')
    .leftJoin('users', 'users.id', 'profiles.user_id')
    .select('follows.profile_id as id')
    .where('follows.user_id', '=', viewer.userId)
    .where(({ or, eb, and }) =>
      or([
        eb('users.id', 'is', null),
        and([eb('users.status', '=', 'active'), eb('users.closed_at', 'is', null)]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
