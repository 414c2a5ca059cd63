import { sql, type Kysely } from 'kysely';

/** The reasons for which words are hidden at once, as `withholdsWords` has them. */
const HIDDEN_AT_ONCE = sql`('R01', 'R02', 'R03', 'R04', 'R05', 'R07')`;

/** Up to which version the words of a response stay hidden, as of a review; read for both from what was decided before. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table review_responses add column withheld_to integer not null default 0`.execute(database);
  await readWithheldResponses(database);
  await readWithheldReviews(database);
}

/** Decisions about a response do not say which version they were about: the last that was written before. */
async function readWithheldResponses(database: Kysely<unknown>): Promise<void> {
  await sql`
    with taken_down as (
      select d.subject_id as response_id, d.id as decision_id, (
        select coalesce(max(w.version), 1) from review_response_versions as w
        where w.response_id = d.subject_id and w.created_at <= d.decided_at) as version
      from decisions as d
      where d.subject_type = 'response' and d.action in ('response.deactivated', 'response.deleted')
        and d.reason_code in ${HIDDEN_AT_ONCE}
    ), withheld as (
      select t.response_id, max(t.version - case when exists (
        select from decisions as e
        where e.subject_type = 'response' and e.subject_id = t.response_id and e.action = 'response.activated'
          and e.id > t.decision_id and not exists (
            select from review_response_versions as w
            where w.response_id = t.response_id and w.version > t.version and w.created_at <= e.decided_at)
        ) then 1 else 0 end) as version
      from taken_down as t group by t.response_id
    )
    update review_responses as s set withheld_to = withheld.version from withheld
    where s.id = withheld.response_id and withheld.version > 0`.execute(database);
}

/** What was put back with the same words was found to be fit to read. */
async function readWithheldReviews(database: Kysely<unknown>): Promise<void> {
  await sql`
    with withheld as (
      select d.review_id, max((d.after ->> 'version')::integer - case when exists (
        select from decisions as e
        where e.review_id = d.review_id and e.subject_type in ('review', 'appeal') and e.id > d.id
          and e.after ->> 'status' = 'active' and e.after ->> 'version' = d.after ->> 'version'
        ) then 1 else 0 end) as version
      from decisions as d
      where d.subject_type in ('review', 'appeal') and d.action <> 'review.held'
        and d.after ->> 'status' in ('inactive', 'deleted') and d.after ? 'version'
        and d.before ->> 'status' is distinct from d.after ->> 'status'
        and (d.reason_code in ${HIDDEN_AT_ONCE} or d.before ->> 'status' = 'held')
      group by d.review_id
    )
    update reviews as r set withheld_to = withheld.version from withheld
    where r.id = withheld.review_id and withheld.version > r.withheld_to`.execute(database);
}
