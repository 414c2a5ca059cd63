import { sql } from 'kysely';
import { localDayOfRow, localDaysAt } from '../../contractors/hours/local-day.ts';
import { announceTogether, type Announce } from '../../core/announce.ts';
import type { Queryable } from '../../database/client.ts';
import { refreshRedFlagLevels } from '../refresh-levels.ts';

type Services = { database: Queryable; now: Date; announce: Announce };

/** Ends red flags whose last day is over where the contractor is; gives how many. Retried after a failure, so it is idempotent. */
export async function endExpiredRedFlags({ database, now, announce }: Services): Promise<number> {
  return announceTogether({ database, announce }, async (tx, announceExpired) => {
    const { rows } = await sql<{ redFlagId: number; contractorId: number; contractorSlug: string }>`
      update red_flags as f set state = 'expired', closed_at = ${now}, version = f.version + 1
      from contractors as c
      where c.id = f.contractor_id and f.state = 'published'
        and f.expires_on < ${localDayOfRow(localDaysAt(now))}
      returning f.id as "redFlagId", c.id as "contractorId", c.slug as "contractorSlug"`.execute(tx);
    await refreshRedFlagLevels(
      tx,
      rows.map(({ contractorId }) => contractorId),
      now,
    );
    for (const row of rows) announceExpired({ name: 'red_flag.expired', ...row });
    return rows.length;
  });
}
