import { sql, type Kysely } from 'kysely';

/** Appeals about private data, children, threats and sexual content, whose evidence is for administrators only. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table appeals
      add column topic text check (topic in ('private_data', 'child', 'threat', 'sexual')),
      add column is_sensitive boolean not null default false`.execute(database);
  await sql`
    update appeals as a set is_sensitive = true from decisions as d
    where d.id = a.against_decision_id and coalesce(d.offense_code, d.reason_code) in ('R02', 'R03', 'R04', 'R07')`.execute(
    database,
  );
}
