import { sql, type Kysely } from 'kysely';

/** What screening reads: words that hold a review, texts to compare with, and from where accounts came. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table hold_words (
      word text not null,
      language text not null check (language in ('english', 'mexican_spanish')),
      primary key (word, language)
    )`.execute(database);

  await sql`alter table reviews add column text_bands integer[] not null default '{}'`.execute(database);
  await sql`create index reviews_text_bands on reviews using gin (text_bands)`.execute(database);

  await sql`
    create table account_origins (
      user_id integer not null references users (id) on delete cascade,
      kind text not null check (kind in ('device', 'address')),
      fingerprint text not null,
      seen_at timestamptz not null,
      primary key (user_id, kind, fingerprint)
    )`.execute(database);
  await sql`create index account_origins_seen on account_origins (seen_at)`.execute(database);
}
