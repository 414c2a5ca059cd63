import { sql, type Kysely } from 'kysely';

/** Sessions from before cookies had a prefix: only these are accepted without it, until they expire. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column has_former_cookie boolean not null default false`.execute(
    database,
  );
  await sql`update sessions set has_former_cookie = true where kind = 'web'`.execute(database);
}
