import { sql, type Kysely } from 'kysely';

/** A search for the class of a license asks this index; a license of several classes names them with commas. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index licenses_classes on licenses using gin (string_to_array(upper(class), ', '))
    where missing_since is null`.execute(database);
}
