import { sql, type Kysely } from 'kysely';

/** One fact of a photo's signed record stays, for the file itself is drawn anew. Null: no good record. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table uploads
      add column source_kind text check (source_kind in ('camera', 'ai')),
      add column source_day date,
      add column source_issuer text check (char_length(source_issuer) between 1 and 60),
      add column source_trusted boolean,
      add check ((source_kind is null) = (source_trusted is null)),
      add check (source_kind is not null or (source_day is null and source_issuer is null))`.execute(
    database,
  );
}
