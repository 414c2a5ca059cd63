import { sql, type Kysely } from 'kysely';

/** The list of all contractors, as Spanish dictionaries order names (reading-order.ts). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index contractors_in_spanish_order on contractors (name collate "es-x-icu", id)`.execute(
    database,
  );
}
