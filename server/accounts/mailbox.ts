import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../database/client.ts';

/** The space of advisory locks in which accounts of one mailbox are made one after the other. */
const MAILBOX_LOCKS = 7_203_031;

/**
 * Whether an account has this address in another spelling: dots, a plus tag, googlemail.com, case. Waits for
 * others who take the same mailbox; the lock ends with the transaction. `except`: the user's own account.
 */
export async function isMailboxTaken(
  database: Queryable,
  email: string,
  except: number | null = null,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${MAILBOX_LOCKS}::integer, hashtext(mailbox_of(${email})))`.execute(
    database,
  );
  const other = await database
    .selectFrom('users')
    .select('id')
    .where('mailbox', '=', mailboxOf(email))
    .where('id', '<>', except ?? 0)
    .executeTakeFirst();
  return other !== undefined;
}

/** The profiles of all accounts of one mailbox: one person, whatever the spelling of the address. */
export const profilesOfMailbox = (userId: number): RawBuilder<number> => sql<number>`(
  select p.id from users as own join users as same on same.mailbox = own.mailbox
  join profiles as p on p.user_id = same.id where own.id = ${userId})`;

export const mailboxOf = (email: string): RawBuilder<string> => sql<string>`mailbox_of(${email})`;
