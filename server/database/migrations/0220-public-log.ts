import { sql, type Kysely } from 'kysely';

/**
 * The public log. The functions `log_public_*` give what is public of a thing, or null where nothing is.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(database);
  for (const statement of [...TABLES, ...FUNCTIONS]) await run(statement);
}

const TABLES = [
  `create table log_entries (
    number integer primary key,
    -- The bytes that the tree's leaf hashes: RFC 8785 JSON.
    text text not null
  )`,
  `create function refuse_change_of_log() returns trigger language plpgsql
    as $$ begin raise exception 'entries of the public log are append-only'; end $$`,
  `create trigger log_entries_append_only before update or delete on log_entries
    for each row execute function refuse_change_of_log()`,
  `create trigger log_entries_not_truncated before truncate on log_entries
    for each statement execute function refuse_change_of_log()`,
  `create table log_tiles (
    level integer not null,
    position integer not null,
    -- Up to 256 hashes of 32 bytes: bytes are added at the end, never changed.
    hashes bytea not null check (length(hashes) between 32 and 8192 and length(hashes) % 32 = 0),
    primary key (level, position)
  )`,
  `create function refuse_other_hashes() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' or substring(new.hashes for length(old.hashes)) <> old.hashes then
        raise exception 'tiles of the public log only grow';
      end if;
      return new;
    end $$`,
  `create trigger log_tiles_only_grow before update or delete on log_tiles
    for each row execute function refuse_other_hashes()`,
  // The latest entry of each thing. What was public goes with its salt once it is public no longer; the entry stays.
  `create table log_subjects (
    subject_type text not null,
    subject_id integer not null,
    number integer not null,
    at timestamptz not null,
    kind text not null,
    salt bytea,
    public text,
    primary key (subject_type, subject_id),
    check ((salt is null) = (public is null))
  )`,
  `create table log_pending (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    subject_type text not null,
    subject_id integer not null,
    public jsonb,
    -- Why it is public no longer.
    gone text check (gone in ('hidden', 'ended', 'deleted', 'erased')),
    check ((public is null) <> (gone is null))
  )`,
  `create table log_keys (
    id integer generated always as identity primary key,
    name text not null,
    public_key bytea not null unique check (length(public_key) = 32),
    -- Encrypted with a key of APP_KEY.
    secret text not null,
    created_at timestamptz not null,
    -- From this moment on it signs no more; it still verifies what it signed.
    retired_at timestamptz
  )`,
  `create table log_head (
    id boolean primary key default true check (id),
    origin text not null,
    size integer not null,
    root bytea not null,
    note text not null,
    signed_at timestamptz not null,
    -- Whether the rows that were there before the log have become entries.
    holds_past boolean not null default false
  )`,
  `create table log_cosignatures (
    witness text primary key,
    size integer,
    line text,
    asked_at timestamptz not null,
    -- Null: the witness signed. Else the sentence that says why not.
    fault text
  )`,
];

const TIME = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const FUNCTIONS = [
  `create function log_public_review(reviews) returns jsonb language sql stable as $$
    select case when $1.status = 'active' and $1.deleted_at is null then jsonb_build_object(
      'type', 'review', 'id', $1.id, 'contractor', $1.contractor_id, 'author', $1.author_profile_id,
      'overall', $1.overall, 'scores', $1.scores, 'facts', $1.facts, 'title', $1.title, 'body', $1.body,
      'trade', $1.trade_id, 'month', to_char($1.job_month, 'YYYY-MM'), 'city', $1.city, 'postal_code', $1.postal_code,
      'cost_band', $1.cost_band, 'stage', $1.stage, 'language', $1.language, 'verification', $1.verification,
      'posted_at', ${TIME('$1.created_at')},
      'photos', (select coalesce(jsonb_agg(u.digest order by p.position), '[]')
        from review_photos p join uploads u on u.id = p.upload_id where p.review_id = $1.id)) end $$`,
  `create function log_public_response(review_responses) returns jsonb language sql stable as $$
    select case when $1.status = 'active' and $1.deleted_at is null and exists (select from reviews r
        where r.id = $1.review_id and r.status = 'active' and r.deleted_at is null)
      then jsonb_build_object('type', 'response', 'id', $1.id, 'review', $1.review_id, 'body', $1.body,
        'posted_at', ${TIME('$1.created_at')}) end $$`,
  `create function log_public_red_flag(red_flags) returns jsonb language sql stable as $$
    select case when $1.state = 'published' and $1.published_at is not null then jsonb_build_object(
      'type', 'red_flag', 'id', $1.id, 'contractor', $1.contractor_id, 'criterion', $1.criterion, 'level', $1.level,
      'origin', $1.origin, 'body', $1.body, 'answer', $1.answer, 'happened_on', $1.happened_on,
      'record_url', $1.record_url, 'expires_on', $1.expires_on, 'published_at', ${TIME('$1.published_at')}) end $$`,
  `create function log_public_decision(decisions) returns jsonb language sql stable as $$
    select jsonb_build_object('type', 'decision', 'id', $1.id, 'action', $1.action,
      'decided_at', ${TIME('$1.decided_at')}, 'reason_code', $1.shown_reason_code, 'offense_code', $1.offense_code,
      'overall', $1.overall, 'language', $1.language, 'words_before', $1.before ->> 'words',
      'words_after', $1.after ->> 'words', 'previous_hash', $1.previous_hash, 'hash', $1.hash) $$`,
  `create function log_public_chain_head(published_chain_heads) returns jsonb language sql stable as $$
    select jsonb_build_object('type', 'decision_chain', 'length', $1.length, 'head_hash', $1.head_hash) $$`,
  `create function log_public_listing(contractors) returns jsonb language sql stable as $$
    select case when $1.hidden_at is null and $1.merged_into_id is null and not $1.awaits_confirmation
      then jsonb_build_object('type', 'listing', 'id', $1.id, 'name', $1.name, 'slug', $1.slug, 'city', $1.city,
        'region', $1.region_id, 'license_number', $1.license_number, 'license_state', $1.license_state,
        'license_class', $1.license_class, 'license_status', $1.license_status,
        'license_expires_on', $1.license_expires_on, 'source', $1.source, 'source_as_of', $1.source_as_of) end $$`,
  `create function log_public_plan(contractor integer, memberships) returns jsonb language sql stable as $$
    select case when $2.state in ('active', 'past_due') and $2.version <> 'free'
      then jsonb_build_object('type', 'plan', 'contractor', contractor, 'plan', $2.version) end $$`,
];
