import { sql, type Kysely } from 'kysely';

/** Whether a picture is also kept as AVIF. Null: not drawn yet; false: it cannot be. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table uploads add column has_avif boolean`.execute(database);
  await sql`
    create index uploads_waiting_for_avif on uploads (id)
    where has_avif is null and kind = 'image' and visibility <> 'uploader'`.execute(database);
}
