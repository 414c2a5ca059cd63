import { sql, type Kysely } from 'kysely';

/** Which of a version's photos an administrator took away: the author may take more away later. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table review_version_photos add column taken_away boolean not null default true`.execute(
    database,
  );
  await sql`
    update review_version_photos as kept set taken_away = false where exists (
      select from review_photos as p where p.review_id = kept.review_id and p.upload_id = kept.upload_id)`.execute(
    database,
  );
}
