import { sql, type Kysely } from 'kysely';

/** Photos are sent in batches, and a plan may refuse several of them: one after the other is done later. Plans have no seats. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table interrupted_actions
      add column more jsonb not null default '[]' check (octet_length(more::text) <= 66000)`.execute(
    database,
  );
  await sql`update plan_terms set limits = limits - 'seats'`.execute(database);
}
