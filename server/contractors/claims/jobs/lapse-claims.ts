import { sql } from 'kysely';
import { announceTogether, type Announce } from '../../../core/announce.ts';
import type { Database } from '../../../database/client.ts';
import { CLAIM_UNCONFIRMED_DAYS, hasEvidenceSql } from '../claim.ts';
import { claimLapsed } from '../events.ts';

type LapseJob = { database: Database; now: Date; announce: Announce };

const DAY_MS = 86_400_000;

/**
 * Ends the claims whose code was not entered within two weeks after it was last sent. The claimant may claim
 * the page again. Announces `claim.lapsed` for each.
 */
export async function lapseClaims({ database, now, announce }: LapseJob): Promise<void> {
  await announceTogether({ database, announce }, async (tx, announceLapsed) => {
    const lapsed = await tx
      .updateTable('contractor_claims')
      .set({ state: 'withdrawn', closed_at: now, code_hash: null })
      .where('state', '=', 'open')
      .where(sql<boolean>`not ${hasEvidenceSql('contractor_claims')}`)
      .where(
        ({ fn }) => fn.coalesce('code_sent_at', 'created_at'),
        '<',
        new Date(now.getTime() - CLAIM_UNCONFIRMED_DAYS * DAY_MS),
      )
      .returning('id')
      .execute();
    for (const { id } of lapsed) announceLapsed(claimLapsed(id));
  });
}
