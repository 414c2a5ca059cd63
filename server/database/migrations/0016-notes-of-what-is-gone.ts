import { sql, type Kysely } from 'kysely';

/** What a note is about, and where that is kept. */
const SUBJECTS = [
  ['review', 'reviews'],
  ['appeal', 'appeals'],
  ['claim', 'contractor_claims'],
  ['contractor', 'contractors'],
  ['user', 'users'],
] as const;

/** Notes go with what they are about, whoever erases it and whatever it takes along; those that were left behind go now. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function erase_notes() returns trigger language plpgsql as $$
    begin
      delete from admin_notes where subject_type = tg_argv[0] and subject_id = old.id;
      return null;
    end $$`.execute(database);
  for (const [subject, table] of SUBJECTS) {
    await sql`
      create trigger ${sql.id(`${table}_notes_erased`)} after delete on ${sql.table(table)}
        for each row execute function erase_notes(${sql.lit(subject)})`.execute(database);
    await sql`
      delete from admin_notes as note where note.subject_type = ${subject}
        and not exists (select from ${sql.table(table)} as subject where subject.id = note.subject_id)`.execute(
      database,
    );
  }
}
