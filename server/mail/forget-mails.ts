import { sql } from 'kysely';
import type { Database } from '../database/client.ts';

/** Mails that were stored instead of sent. */
export const STORED_MAIL_DAYS = 30;
/** Mails with a link or code, and those that failed six times. */
export const SECRET_MAIL_HOURS = 24;

/** Events whose effects failed in every attempt, which took two days. */
export const FAILED_EVENT_DAYS = 7;

const HOUR_MS = 3_600_000;

/** Deletes stored mails that are old, mails that the queue has done with, and events that could not be delivered. */
export async function forgetMails(database: Database, now: Date): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await database
    .deleteFrom('mails')
    .where(({ and, eb, or }) =>
      or([
        eb('created_at', '<', before(STORED_MAIL_DAYS * 24)),
        and([eb('is_secret', '=', true), eb('created_at', '<', before(SECRET_MAIL_HOURS))]),
      ]),
    )
    .execute();
  await forgetQueuedMails(database, before(SECRET_MAIL_HOURS));
  await database
    .deleteFrom('pending_events')
    .where('created_at', '<', before(FAILED_EVENT_DAYS * 24))
    .execute();
}

/** The queue's tables are there once it has run. A failed mail may still be looked at for a while. */
async function forgetQueuedMails(database: Database, failedBefore: Date): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('jobs.job') is not null as "isThere"`.execute(database);
  if (!rows[0]?.isThere) return;
  await sql`
    update jobs.job set data = null
    where name = 'mails.send' and data is not null
      and (state = 'completed' or (state in ('failed', 'cancelled') and completed_on < ${failedBefore}))`.execute(
    database,
  );
}
