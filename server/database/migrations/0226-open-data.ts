import { sql, type Kysely } from 'kysely';

/** The open data as it was published last: a digest of each row, the changes of the last weeks, and the authors' numbers. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table open_data_rows (
      resource text not null,
      id integer not null,
      -- SHA-256 of the row's line.
      digest bytea not null,
      primary key (resource, id)
    )`.execute(database);
  await sql`
    create table open_data_changes (
      number integer not null,
      resource text not null,
      id integer not null,
      -- Null: it is there no longer, or a later change replaced it.
      line text,
      is_replaced boolean not null default false,
      primary key (number, resource, id)
    )`.execute(database);
  await sql`create index open_data_changes_of_row on open_data_changes (resource, id)`.execute(database);
  await sql`
    create table open_data_state (
      id boolean primary key default true check (id),
      number integer not null default 0,
      changed_at timestamptz not null default now(),
      -- By resource: rows, and the sum of their digests in hexadecimal.
      sums jsonb not null default '{}',
      -- The entries of the public log that are in it.
      log_size integer not null default 0,
      -- The latest whole edition: number, made_at, files.
      edition jsonb
    )`.execute(database);
  await sql`insert into open_data_state default values`.execute(database);
  // Another number than the profile's, so that the data set alone leads to no page.
  await sql`
    create table open_data_authors (
      profile_id integer primary key references profiles (id) on delete cascade,
      number integer generated always as identity unique
    )`.execute(database);
}
