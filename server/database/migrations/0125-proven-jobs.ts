import { sql, type Kysely } from 'kysely';

/** The number of a contractor's reviews whose job is proven: searches filter by it, so it stands beside the other sums of reviews. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table contractors add column proven_count integer not null default 0`.execute(database);
  await sql`
    update contractors c set proven_count = proven.count
    from (
      select contractor_id, count(*)::integer as count from reviews
      where status = 'active' and deleted_at is null and verification = 'job_proof' group by contractor_id) proven
    where proven.contractor_id = c.id`.execute(database);
  await sql`create index contractors_proven on contractors (standing_score desc, id) where proven_count > 0`.execute(
    database,
  );
}
