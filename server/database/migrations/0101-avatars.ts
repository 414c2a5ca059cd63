import { sql, type Kysely } from 'kysely';

/** The picture of a person, shown where their name is; a tile with initials stands for one that is not there. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table avatars (
      profile_id integer primary key references profiles (id) on delete cascade,
      upload_id integer not null unique references uploads (id) on delete cascade
    )`.execute(database);
}
