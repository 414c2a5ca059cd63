import { sql, type Kysely } from 'kysely';

/** Evidence in reports; photos that a report removed; appeals about private texts that a report removed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table appeals drop constraint appeals_subject_type_check,
      add constraint appeals_subject_type_check check (subject_type in
        ('review', 'response', 'posting', 'user', 'listing', 'comment', 'message', 'invitation', 'partner_rating',
         'photo', 'profile', 'red_flag'))`.execute(database);
  for (const [table, subject] of [
    ['messages', 'message'],
    ['invitations', 'invitation'],
    ['partner_ratings', 'partner_rating'],
  ] as const)
    await sql`create trigger ${sql.id(`${table}_appeals_erased`)} after delete on ${sql.table(table)}
      for each row execute function erase_text_of_appeals(${sql.lit(subject)})`.execute(database);
  await sql`
    create table report_files (
      report_id integer not null references reports (id) on delete cascade,
      upload_id integer not null unique references uploads (id) on delete cascade,
      position integer not null check (position >= 1),
      primary key (report_id, upload_id)
    )`.execute(database);
  await sql`
    create table removed_photos (
      upload_id integer primary key references uploads (id) on delete cascade,
      -- The row that showed it, so that an appeal can put it back.
      holder text not null check (holder in ('review_photos', 'posting_photos', 'contractor_photos', 'avatars')),
      holder_row jsonb not null,
      owner_profile_id integer not null references profiles (id) on delete cascade,
      removed_at timestamptz not null
    )`.execute(database);
  await sql`create index removed_photos_owner on removed_photos (owner_profile_id)`.execute(database);
}
