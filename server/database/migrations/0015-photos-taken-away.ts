import { sql, type Kysely } from 'kysely';

/** The photos that a version had until an administrator took some away: what was decided about can be looked at again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_version_photos (
      review_id integer not null,
      version integer not null,
      upload_id integer not null references uploads (id),
      position integer not null,
      primary key (review_id, version, upload_id),
      foreign key (review_id, version) references review_versions (review_id, version) on delete cascade
    )`.execute(database);
  await sql`create index review_version_photos_upload on review_version_photos (upload_id)`.execute(database);
}
