import { sql } from 'kysely';
import { contractorChanged } from '../../accounts/events.ts';
import type { ReadContext } from '../../core/context.ts';

/**
 * The listed business's profile gets its user, and what that person wished to see. The profile they review under stays as it
 * is beside it, with every review under the same name: docs/decisions/0006-claims.md.
 */
export async function giveToClaimant(
  inside: ReadContext,
  claim: { id: number; userId: number; contractorId: number },
): Promise<void> {
  const { database, now } = inside;
  const person = await database
    .selectFrom('profiles')
    .select(['view_regions', 'view_trades'])
    .where('user_id', '=', claim.userId)
    .where('kind', '=', 'person')
    .executeTakeFirstOrThrow();
  await database
    .updateTable('profiles')
    .set({
      user_id: claim.userId,
      view_regions: person.view_regions,
      view_trades: person.view_trades,
      updated_at: now,
    })
    .where('id', '=', claim.contractorId)
    .execute();
  await database
    .updateTable('users')
    .set({ role: 'contractor', updated_at: now })
    .where('id', '=', claim.userId)
    .where('role', '=', 'user')
    .execute();
  await sql`select refresh_contractor_search(array[${claim.contractorId}]::integer[])`.execute(database);
  inside.announce(contractorChanged(claim.contractorId));
}
