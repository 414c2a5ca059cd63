import { sql, type Kysely } from 'kysely';

/** For a search by a license number or a phone number. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // Boards write letters, spaces and dashes around the digits, and people leave them out.
  await sql`create index licenses_digits on licenses (regexp_replace(number, '\\D', '', 'g')) where number is not null`.execute(
    database,
  );
  await sql`create index profiles_shown_phone on profiles (phone) where phone is not null and show_phone`.execute(
    database,
  );
}
