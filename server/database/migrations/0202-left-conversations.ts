import { sql, type Kysely } from 'kysely';

/** Conversations of an owner who left a page: they stay with the customer, and are not the next owner's. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table conversations add column contractor_left_at timestamptz`.execute(database);
  await sql`
    update conversations as v set contractor_left_at = now() from profiles as p
    where p.id = v.contractor_id and p.user_id is null`.execute(database);
}
