import { sql, type Kysely } from 'kysely';

/** Finds listings by phone number, to ask a new contractor which of them is theirs. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index profiles_contractor_phones on profiles (phone)
    where kind = 'contractor' and phone is not null`.execute(database);
}
