import { sql } from 'kysely';
import { EMAIL_CHANGE_HOURS, ENDED_ADDRESS_DAYS } from '../../../common/limits/account-periods.ts';
import type { Database } from '../../database/client.ts';
import { forgetClosedAccounts } from './forget-closed-accounts.ts';
import { undoneSince } from '../email-change-link.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Deletes addresses that lead to a person and serve nothing any more: of members and their invitations, of claims, of
 * changes that nobody confirmed, 30 days after their end; replaced addresses once they cannot come back; what closed accounts leave.
 */
export async function forgetEndedAddresses(database: Database, now: Date): Promise<void> {
  const ended = new Date(now.getTime() - ENDED_ADDRESS_DAYS * DAY_MS);
  await sql`
    delete from contractor_members where ended_at < ${ended}
      or (accepted_at is null and coalesce(ended_at, expires_at) < ${ended})`.execute(database);
  await database
    .deleteFrom('email_changes')
    .where('asked_at', '<', new Date(ended.getTime() - EMAIL_CHANGE_HOURS * HOUR_MS))
    .execute();
  await database.deleteFrom('former_emails').where('replaced_at', '<', undoneSince(now)).execute();
  await database
    .updateTable('contractor_claims')
    .set({ email: null })
    .where('email', 'is not', null)
    .where('state', '<>', 'open')
    .where('closed_at', '<', ended)
    .execute();
  await forgetClosedAccounts(database, now);
}
