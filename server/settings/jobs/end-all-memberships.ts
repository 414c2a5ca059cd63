import { endMemberships } from '../../members/end-memberships.ts';
import type { Queryable } from '../../database/client.ts';
import type { DomainEvent } from '../../event-map.ts';

/**
 * Ends a closed account's place in a business, and everybody's place in its own: a listing without an owner has no members.
 * Answers with what is announced after the commit.
 */
export async function endAllMemberships(
  database: Queryable,
  { userId, businessIds }: { userId: number; businessIds: readonly number[] },
  now: Date,
): Promise<DomainEvent[]> {
  const ended: DomainEvent[] = [];
  const tx = {
    database,
    now,
    viewer: null,
    announce: (event: DomainEvent) => void ended.push(event),
  };
  await endMemberships(tx, { userId }, 'account_closed');
  for (const contractorId of businessIds) await endMemberships(tx, { contractorId }, 'business_closed');
  await database
    .updateTable('contractor_members')
    .set({ email: `closed-${userId}@closed.invalid` })
    .where('user_id', '=', userId)
    .execute();
  return ended;
}
