import { sql, type Kysely } from 'kysely';

/** Owners say whether customers may write to their number on WhatsApp; until one does, no page offers it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles add column phone_on_whatsapp boolean not null default false`.execute(
    database,
  );
}
