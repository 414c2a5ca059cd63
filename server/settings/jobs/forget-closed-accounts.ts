import { sql } from 'kysely';
import { RECORDS_KEPT_YEARS } from '../../../common/account-periods.ts';
import { erasedBefore } from '../../cases/appeal-window.ts';
import type { Database } from '../../database/client.ts';

/** Deletes administrators' notes about closed accounts when nothing can be appealed any more, and old acceptances. */
export async function forgetClosedAccounts(database: Database, now: Date): Promise<void> {
  await sql`
    delete from admin_notes as note using users as u
    where note.subject_type = 'user' and u.id = note.subject_id
      and u.closed_at < ${erasedBefore(now)}`.execute(database);
  await sql`
    delete from accepted_agreements as accepted using users as u
    where u.id = accepted.user_id
      and u.closed_at < ${now}::timestamptz - make_interval(years => ${RECORDS_KEPT_YEARS}::integer)`.execute(
    database,
  );
}
