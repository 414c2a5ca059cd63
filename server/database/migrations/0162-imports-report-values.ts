import { sql, type Kysely } from 'kysely';

/** Imports keep the values that they did not understand, and how many rows they refused. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table contractor_imports
    add column rejected_count integer not null default 0,
    add column report jsonb not null default '{"notes": [], "columns": []}'`.execute(database);
}
