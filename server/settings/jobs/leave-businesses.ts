import type { Queryable } from '../../database/client.ts';

/** Ends an owner's part in their businesses: others keep what was shared with them, and a later manager of the page does not read it. */
export async function leaveBusinesses(tx: Queryable, businessIds: number[], now: Date): Promise<void> {
  await leaveConversations(tx, businessIds, now);
  await leaveInvitations(tx, businessIds, now);
  await forgetCustomers(tx, businessIds);
}

const leaveConversations = (tx: Queryable, businessIds: number[], now: Date) =>
  tx
    .updateTable('conversations')
    .set({ contractor_left_at: now })
    .where('contractor_id', 'in', businessIds)
    .where('contractor_left_at', 'is', null)
    .execute();

async function leaveInvitations(tx: Queryable, businessIds: number[], now: Date): Promise<void> {
  for (const side of ['from', 'to'] as const)
    await tx
      .updateTable('invitations')
      .set({ [`${side}_left_at`]: now })
      .where(`${side}_profile_id`, 'in', businessIds)
      .where(`${side}_left_at`, 'is', null)
      .execute();
}

/** Customers gave their addresses to the business of this owner. How many were asked stays, for the page says it. */
async function forgetCustomers(tx: Queryable, businessIds: number[]): Promise<void> {
  await tx
    .updateTable('review_requests')
    .set({ email: null, reference: null })
    .where('contractor_id', 'in', businessIds)
    .execute();
  await tx.deleteFrom('review_request_lists').where('contractor_id', 'in', businessIds).execute();
}
