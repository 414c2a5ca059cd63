import { sql } from 'kysely';
import { contractorChanged } from '../../accounts/events.ts';
import { endMemberships } from '../../members/end-memberships.ts';
import type { ReadContext } from '../../core/context.ts';
import { keepRegisterColumns } from '../listings/register-columns.ts';
import { leaveSignpost, moveInto } from '../listings/move-into.ts';
import { copyOwnPage } from './copy-own-page.ts';
import type { OwnPage } from './queries/own-page.ts';

/**
 * The listed business's profile gets its user, and what that person wished to see. The profile they review under stays as it
 * is beside it, with every review under the same name: docs/decisions/0006-claims.md.
 */
export async function giveToClaimant(
  tx: ReadContext,
  claim: { id: number; userId: number; contractorId: number },
  own: OwnPage | null,
): Promise<void> {
  const { database, now } = tx;
  await keepRegisterColumns(tx, claim.contractorId);
  const person = await database
    .selectFrom('profiles')
    .select(['view_regions', 'view_trades'])
    .where('user_id', '=', claim.userId)
    .orderBy('kind', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  // One account, one business: the own page is left before the other one is taken.
  if (own) await database.updateTable('profiles').set({ user_id: null }).where('id', '=', own.id).execute();
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
  // One account, one business: a place joined after filing the claim ends.
  await endMemberships(tx, { userId: claim.userId }, 'has_business');
  if (own) {
    const pages = { fromId: own.id, intoId: claim.contractorId };
    await copyOwnPage(tx, pages);
    await moveInto(tx, { ...pages, remembers: false });
  }
  await sql`select refresh_contractor_search(array[${claim.contractorId}]::integer[])`.execute(database);
  tx.announce(contractorChanged(claim.contractorId));
}

/** Makes the page of a claimant's registration redirect to the listing they claimed. */
export async function leaveOwnPage(
  tx: ReadContext,
  signpost: { fromId: number; intoId: number; decisionId: number },
): Promise<void> {
  await leaveSignpost(tx, signpost);
  await sql`select refresh_contractor_search(array[${signpost.fromId}]::integer[])`.execute(tx.database);
  tx.announce(contractorChanged(signpost.fromId));
}
