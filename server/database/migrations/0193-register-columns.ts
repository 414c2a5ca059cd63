import { sql, type Kysely } from 'kysely';

/** The columns of a register as they were when an owner took a business over: the listing returns to them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table register_columns (
      contractor_id integer primary key references contractors (id) on delete cascade,
      columns jsonb not null,
      kept_at timestamptz not null
    )`.execute(database);
}
