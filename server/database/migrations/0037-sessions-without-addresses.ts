import { sql, type Kysely } from 'kysely';

/** Nothing reads the network address of a session: only keyed hashes of addresses are kept, and those for 90 days. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`update sessions set ip_address = '' where ip_address <> ''`.execute(database);
}
