import { sql, type Kysely } from 'kysely';

/** Postings are pinned by their author; what a smaller plan no longer shows; actions that met the limit of a plan. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table postings add column pinned_at timestamptz`.execute(database);
  await sql`create index postings_pinned on postings (author_profile_id, pinned_at desc)
    where pinned_at is not null and status = 'active' and deleted_at is null`.execute(database);
  // null: all of it is shown.
  await sql`alter table profiles
    add column shown_photos integer check (shown_photos >= 0),
    add column shown_pins integer check (shown_pins >= 0),
    add column shown_templates integer check (shown_templates >= 1),
    add column shown_color_schemes integer check (shown_color_schemes >= 1),
    add column shown_own_color boolean`.execute(database);
  await sql`create table interrupted_actions (
    id integer generated always as identity primary key,
    user_id integer not null unique references users on delete cascade,
    route text not null,
    params jsonb not null,
    body jsonb not null check (octet_length(body::text) <= 66000),
    back text not null check (char_length(back) <= 500),
    message text not null,
    upgrade text not null check (upgrade in ('gold', 'platinum')),
    state text not null default 'open' check (state in ('open', 'running', 'done', 'failed')),
    result text,
    created_at timestamptz not null
  )`.execute(database);
  await sql`create index interrupted_actions_age on interrupted_actions (created_at)`.execute(database);
}
