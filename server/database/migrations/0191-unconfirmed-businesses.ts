import { sql, type Kysely } from 'kysely';

/** Pages of businesses whose account never confirmed an address: hidden until it does. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table contractors add column awaits_confirmation boolean not null default false`.execute(
    database,
  );
  await sql`
    update contractors as c set awaits_confirmation = true, hidden_at = coalesce(c.hidden_at, u.created_at)
    from profiles as p join users as u on u.id = p.user_id
    where p.id = c.id and not u.email_verified and u.closed_at is null`.execute(database);
}
