import { sql, type Kysely } from 'kysely';

/**
 * The import that named a listing or a license last, or found it missing: two editions of one day are told apart by it. Null:
 * written before this column, or by no import.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['contractors', 'licenses'] as const)
    await sql`alter table ${sql.ref(table)} add column last_import_id integer`.execute(database);
}
