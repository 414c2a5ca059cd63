import { sql } from 'kysely';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { Refusal, unauthenticated } from '../../core/errors.ts';
import { actingProfileOf } from '../../core/viewer.ts';
import { FOLLOWS_MAX } from '../limits.ts';
import { mayFollow } from '../policy.ts';
import { isBlockedBetween } from '../queries/blocked.ts';
import { findProfile } from '../queries/find-profile.ts';
import { lockRelations } from '../lock-relations.ts';

/**
 * Follows a profile; a second time changes nothing. Throws `notFound()`, a 403 for one's own, a 409 where there is a block, and
 * for one too many.
 */
export async function follow(context: Context, { profileId }: { profileId: number }): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transact(context, async (tx) => {
    const profile = await findProfile(tx, profileId);
    await lockRelations(tx, viewer.userId, profile.userId);
    const isBlocked = await isBlockedBetween(tx.database, viewer.profileId, profileId);
    const verdict = mayFollow(viewer, profile, isBlocked);
    if (verdict !== true) throw verdict;
    await refuseTooMany(tx, viewer.userId);
    const added = await tx.database
      .insertInto('follows')
      .values({ user_id: viewer.userId, profile_id: profileId, created_at: tx.now })
      .onConflict((row) => row.doNothing())
      .returning('profile_id')
      .executeTakeFirst();
    if (!added) return;
    tx.announce({
      name: 'profile.followed',
      followerUserId: viewer.userId,
      followerProfileId: actingProfileOf(viewer),
      profileId,
      userId: profile.userId,
    });
  });
}

async function refuseTooMany({ database }: ReadContext, userId: number): Promise<void> {
  const { count } = await database
    .selectFrom('follows')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count >= FOLLOWS_MAX)
    throw new Refusal(409, 'conflict', 'relations.too_many_follows', { maximum: FOLLOWS_MAX });
}

/** Stops following a profile; without a follow, nothing changes. */
export async function unfollow(context: Context, { profileId }: { profileId: number }): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transact(context, async ({ database }) => {
    await database
      .deleteFrom('follows')
      .where('user_id', '=', viewer.userId)
      .where('profile_id', '=', profileId)
      .execute();
  });
}
