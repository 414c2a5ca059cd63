import { sql, type Kysely } from 'kysely';

/** The salt of a set of recovery codes (null: made before), and when the operator's link last opened an account. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table recovery_codes add column salt text`.execute(database);
  await sql`alter table users add column recovered_at timestamptz`.execute(database);
}
