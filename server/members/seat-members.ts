import { sql } from 'kysely';
import type { ReadContext } from '../core/context.ts';

type MembersContext = Pick<ReadContext, 'database' | 'announce'>;

/**
 * Gives the places of a plan to the members that the owner chose last, then to those who joined first. The others stay members
 * who cannot act. `seats` counts the owner.
 */
export async function seatMembers(
  { database, announce }: MembersContext,
  { contractorId, seats }: { contractorId: number; seats: number },
): Promise<void> {
  const { rows } = await sql<{ memberId: number; userId: number; acts: boolean }>`
    with ranked as (
      select id, row_number() over (order by chosen_at desc nulls last, accepted_at, id) < ${seats}::integer as has_room
      from contractor_members
      where contractor_id = ${contractorId}::integer and accepted_at is not null and ended_at is null
    )
    update contractor_members as m set acts = ranked.has_room, seated_count = m.seated_count + 1
    from ranked
    where m.id = ranked.id and m.acts <> ranked.has_room
    returning m.id as "memberId", m.user_id as "userId", m.acts`.execute(database);
  rows.forEach((row) => announce({ name: 'member.seated', ...row }));
}
