import { sql } from 'kysely';
import { RECORDS_KEPT_YEARS } from '../../../common/limits/account-periods.ts';
import { erasedBefore } from '../../cases/appeal-window.ts';
import type { Database } from '../../database/client.ts';

/** Deletes administrators' notes about closed accounts when nothing can be appealed any more, conversations that both sides left, and old acceptances. */
export async function forgetClosedAccounts(database: Database, now: Date): Promise<void> {
  await sql`
    delete from admin_notes as note using users as u
    where note.subject_type = 'user' and u.id = note.subject_id
      and u.closed_at < ${erasedBefore(now)}`.execute(database);
  await sql`
    delete from conversations as v using profiles as p, users as u
    where v.contractor_left_at is not null and p.id = v.profile_id and u.id = p.user_id
      and u.closed_at is not null`.execute(database);
  await sql`
    delete from quote_requests as q using profiles as p, users as u
    where p.id = q.profile_id and u.id = p.user_id and u.closed_at is not null
      and not exists (select from messages as m where m.quote_request_id = q.id)`.execute(database);
  await sql`
    delete from accepted_agreements as accepted using users as u
    where u.id = accepted.user_id
      and u.closed_at < ${now}::timestamptz - make_interval(years => ${RECORDS_KEPT_YEARS}::integer)`.execute(
    database,
  );
}
