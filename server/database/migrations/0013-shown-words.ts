import { sql, type Kysely } from 'kysely';

/**
 * Which words everybody could read, and since when: what never was is nobody's but its author's and the administrators'.
 * A row that says nothing was shown at once, as reviews are unless screening holds them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reviews
      add column first_shown_at timestamptz default now(),
      add column shown_version integer default 1,
      add column withheld_to integer not null default 0`.execute(database);
  await sql`alter table review_versions add column shown boolean not null default true`.execute(database);
  await sql`alter table review_response_versions add column shown boolean not null default true`.execute(
    database,
  );
  await readShownVersions(database);
  await readFirstShown(database);
}

/** How a review stood at a time: by the last decision until then; before any it was shown. */
const standingAt = (reviewId: string, time: string) => sql`coalesce((
  select d.after ->> 'status' from decisions as d
  where d.review_id = ${sql.ref(reviewId)} and d.subject_type in ('review', 'appeal')
    and d.after ? 'status' and d.decided_at <= ${sql.ref(time)}
  order by d.id desc limit 1), 'active')`;

/** A version was shown if the review stood when it was written, or came to stand before the next one was. */
async function readShownVersions(database: Kysely<unknown>): Promise<void> {
  await sql`
    with kept as (
      select v.id, v.review_id, v.created_at,
        lead(v.created_at) over (partition by v.review_id order by v.version) as replaced_at
      from review_versions as v
      where v.review_id in (select d.review_id from decisions as d where d.review_id is not null)
    )
    update review_versions as version set shown = false from kept
    where kept.id = version.id and ${standingAt('kept.review_id', 'kept.created_at')} <> 'active'
      and not exists (
        select from decisions as d
        where d.review_id = kept.review_id and d.subject_type in ('review', 'appeal')
          and d.after ->> 'status' = 'active' and d.decided_at > kept.created_at
          and (kept.replaced_at is null or d.decided_at < kept.replaced_at))`.execute(database);
}

async function readFirstShown(database: Kysely<unknown>): Promise<void> {
  await sql`update reviews set first_shown_at = created_at, shown_version = version`.execute(database);
  await sql`
    update reviews as r set shown_version = (
      select max(v.version) from review_versions as v where v.review_id = r.id and v.shown)
    where exists (
      select from review_versions as v where v.review_id = r.id and v.version = r.version and not v.shown)`.execute(
    database,
  );
  await sql`
    update reviews as r set first_shown_at = (
      select min(d.decided_at) from decisions as d
      where d.review_id = r.id and d.subject_type in ('review', 'appeal') and d.after ->> 'status' = 'active')
    where r.id in (select d.review_id from decisions as d where d.review_id is not null)
      and ${standingAt('r.id', 'r.created_at')} <> 'active'`.execute(database);
  await sql`update reviews set first_shown_at = null, shown_version = null
    where first_shown_at is null or shown_version is null`.execute(database);
}
