import type { Queryable } from '../../../database/client.ts';
import { CLAIM_UNCONFIRMED_DAYS } from '../claim.ts';

const DAY_MS = 86_400_000;

/** Gives up the claims whose code nobody entered within two weeks; whoever still wants the page asks again. */
export async function lapseClaims(database: Queryable, now: Date): Promise<void> {
  await database
    .updateTable('contractor_claims')
    .set({ state: 'withdrawn', closed_at: now, code_hash: null })
    .where('state', '=', 'open')
    .where('evidence', '!=', 'document')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - CLAIM_UNCONFIRMED_DAYS * DAY_MS))
    .execute();
}
