import { sql } from 'kysely';
import type { ReadContext } from '../core/context.ts';
import { endPendingChange } from './end-pending-change.ts';
import { contractorChanged } from './events.ts';

type Confirming = Pick<ReadContext, 'database' | 'now' | 'announce'>;

/**
 * Confirms the address of an account: its business page becomes visible, and a change of address that waits ends,
 * because somebody else may have registered with this address. False where it is confirmed already.
 */
export async function confirmAddress(
  { database, now, announce }: Confirming,
  { userId, email }: { userId: number; email?: string },
): Promise<boolean> {
  const first = await database
    .updateTable('users')
    .set({ email_verified: true, updated_at: now })
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .returning('id')
    .executeTakeFirst();
  if (!first) return false;
  await endPendingChange(database, userId);
  await showBusiness({ database, announce }, userId);
  return true;
}

/** Shows the business page of an account; a page that an administrator hid meanwhile stays hidden. */
export async function showBusiness(
  { database, announce }: Pick<Confirming, 'database' | 'announce'>,
  userId: number,
): Promise<void> {
  const shown = await database
    .updateTable('contractors')
    .set({
      awaits_confirmation: false,
      hidden_at: sql`case when listing_decision_id is null then null else hidden_at end`,
    })
    .where('awaits_confirmation', '=', true)
    .where('id', 'in', (own) => own.selectFrom('profiles').select('id').where('user_id', '=', userId))
    .returning('id')
    .execute();
  for (const { id } of shown) announce(contractorChanged(id));
}
