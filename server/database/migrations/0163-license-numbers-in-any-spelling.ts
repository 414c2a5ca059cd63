import { sql, type Kysely } from 'kysely';

/** A search finds a license number by its letters and digits, whatever signs stand between them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index licenses_plain_number on licenses (upper(regexp_replace(number, '[^[:alnum:]]', '', 'g')))
    where number is not null`.execute(database);
}
