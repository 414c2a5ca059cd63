import { sql, type Kysely } from 'kysely';

/** Each file of a red flag has readers that its sender chose; a contractor's own files may be published. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table red_flag_files add column audience text not null default 'sides'
      check (audience in ('admins', 'sides', 'public'))`.execute(database);
  await sql`update red_flag_files set audience = 'public' where is_public or side = 'contractor'`.execute(
    database,
  );
}
