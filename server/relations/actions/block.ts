import { sql } from 'kysely';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { Refusal, unauthenticated } from '../../core/errors.ts';
import { BLOCKS_MAX } from '../limits.ts';
import { lockRelations } from '../lock-relations.ts';
import { mayBlock } from '../policy.ts';
import { findRelatedProfile } from '../queries/find-profile.ts';

/**
 * Blocks a profile and ends every follow between the two users, in both directions; a second time changes
 * nothing. Throws `notFound()`, a 403 for one's own, and a 409 for one too many.
 */
export async function block(context: Context, { profileId }: { profileId: number }): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transact(context, async (tx) => {
    const profile = await findRelatedProfile(tx, profileId);
    const verdict = mayBlock(viewer, profile);
    if (verdict !== true) throw verdict;
    await lockRelations(tx, viewer.userId, profile.userId);
    await refuseTooMany(tx, viewer.userId);
    await tx.database
      .insertInto('blocks')
      .values({ user_id: viewer.userId, profile_id: profileId, created_at: tx.now })
      .onConflict((row) => row.doNothing())
      .execute();
    await endFollowsBetween(tx, viewer.userId, profile);
    tx.announce({ name: 'block.changed', userId: viewer.userId, otherUserId: profile.userId });
  });
}

async function refuseTooMany({ database }: ReadContext, userId: number): Promise<void> {
  const { count } = await database
    .selectFrom('blocks')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count >= BLOCKS_MAX)
    throw new Refusal(409, 'conflict', 'relations.too_many_blocks', { maximum: BLOCKS_MAX });
}

async function endFollowsBetween(
  { database }: ReadContext,
  userId: number,
  { id, userId: otherUserId }: { id: number; userId: number | null },
): Promise<void> {
  await sql`
    delete from follows using profiles
    where profiles.id = follows.profile_id
      and ((follows.user_id = ${userId} and (profiles.id = ${id} or profiles.user_id = ${otherUserId}::integer))
        or (follows.user_id = ${otherUserId}::integer and profiles.user_id = ${userId}))`.execute(database);
}

/** Takes a block back; follows stay ended. */
export async function unblock(context: Context, { profileId }: { profileId: number }): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transact(context, async (tx) => {
    const deleted = await tx.database
      .deleteFrom('blocks')
      .where('user_id', '=', viewer.userId)
      .where('profile_id', '=', profileId)
      .returning(({ selectFrom, ref }) =>
        selectFrom('profiles as p')
          .select('p.user_id')
          .whereRef('p.id', '=', ref('blocks.profile_id'))
          .as('otherUserId'),
      )
      .executeTakeFirst();
    if (deleted)
      tx.announce({ name: 'block.changed', userId: viewer.userId, otherUserId: deleted.otherUserId });
  });
}
