import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';

/**
 * Whether a block exists between the users of two profiles, in either direction. A user with a business has
 * two profiles: a block of either counts for both.
 */
export async function isBlockedBetween(
  database: Queryable,
  profileId: number,
  otherProfileId: number,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from blocks
      join profiles as target on target.id = blocks.profile_id
      where (blocks.user_id = one.user_id and (target.id = other.id or target.user_id = other.user_id))
        or (blocks.user_id = other.user_id and (target.id = one.id or target.user_id = one.user_id))
    ) as found
    from profiles as one, profiles as other
    where one.id = ${profileId} and other.id = ${otherProfileId}`.execute(database);
  return rows[0]?.found ?? false;
}

/**
 * The profiles whose postings and comments a user does not see: those they block, and those who block them.
 */
export const hiddenProfiles = (userId: number) => sql<{ id: number }>`
    select blocks.profile_id as id from blocks where blocks.user_id = ${userId}
    union
    select beside.id from blocks
      join profiles as target on target.id = blocks.profile_id
      join profiles as beside on beside.user_id = target.user_id
      where blocks.user_id = ${userId}
    union
    select theirs.id from profiles as mine
      join blocks on blocks.profile_id = mine.id
      join profiles as theirs on theirs.user_id = blocks.user_id
      where mine.user_id = ${userId}`;

/** The same, read; none for a visitor. */
export async function hiddenProfileIds(
  database: Queryable,
  viewer: { userId: number } | null,
): Promise<number[]> {
  if (viewer === null) return [];
  const { rows } = await hiddenProfiles(viewer.userId).execute(database);
  return rows.map(({ id }) => id);
}
