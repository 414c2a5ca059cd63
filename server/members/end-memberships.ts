import type { MemberEndReason } from '../../common/profiles/members.ts';
import type { ReadContext } from '../core/context.ts';

type MembersContext = Pick<ReadContext, 'database' | 'announce' | 'now'> & {
  viewer: { userId: number } | null;
};
type Whose = { userId: number } | { contractorId: number } | { memberId: number };

/**
 * Ends memberships and open invitations: of a person, of a whole business, or one. Their rights end with the commit, and their
 * links open nothing. Answers with the businesses concerned.
 */
export async function endMemberships(
  { database, announce, now, viewer }: MembersContext,
  whose: Whose,
  reason: MemberEndReason,
): Promise<number[]> {
  const ended = await database
    .updateTable('contractor_members')
    .set({
      acts: false,
      token_hash: null,
      ended_at: now,
      end_reason: reason,
      ended_by_user_id: viewer?.userId ?? null,
    })
    .where('ended_at', 'is', null)
    .where((row) => {
      if ('memberId' in whose) return row('id', '=', whose.memberId);
      return 'userId' in whose
        ? row('user_id', '=', whose.userId)
        : row('contractor_id', '=', whose.contractorId);
    })
    .returning(['id', 'user_id', 'contractor_id'])
    .execute();
  for (const { id, user_id: userId } of ended)
    if (userId !== null) announce({ name: 'member.ended', memberId: id, userId, reason });
  return ended.map(({ contractor_id }) => contractor_id);
}
