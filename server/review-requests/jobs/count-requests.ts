import { sql } from 'kysely';
import { ASKED_SHOWN_FROM, CUSTOMER_ADDRESS_DAYS } from '../../../common/limits/review-requests.ts';
import { isPublic } from '../../conditions/public-rows.ts';
import type { Queryable } from '../../database/client.ts';

/**
 * A request `q` that counts. Was a review written with a link that was taken back, somebody was asked with it: nobody takes
 * back the link of an unhappy customer.
 */
const counts = sql`q.kind = 'job' and (q.withdrawn_at is null or q.review_id is not null) and q.not_customer_at is null`;

/** The customers of requests `q`: one who was asked about three jobs is one. */
const customers = sql`count(distinct coalesce(q.email_hash, q.id::text))`;

/** Counts of reviews `r` by stars, from one to five. */
const stars = (condition: ReturnType<typeof sql>) => sql`array(
  select count(r.id)::integer from generate_series(1, 5) as level
  left join reviews as r on r.overall = level and r.contractor_id = q.contractor_id and ${isPublic('r')} and ${condition}
  group by level order by level)`;

/**
 * Counts once a night how many customers each business asked and how many of them wrote, so that no single review shows
 * who wrote it. Answers the businesses whose numbers changed.
 */
export async function countRequests(database: Queryable, now: Date): Promise<number[]> {
  const asked = sql`exists (select from review_requests as q where q.review_id = r.id and ${counts})`;
  const { rows: changed } = await sql<{ id: number }>`
    insert into review_request_counts as kept
      (contractor_id, asked, wrote, first_month, last_month, asked_stars, other_stars, counted_on)
    select q.contractor_id, ${customers}, ${customers} filter (where written.id is not null), date_trunc('month', min(q.created_at) at time zone 'UTC'),
      date_trunc('month', max(q.created_at) at time zone 'UTC'), ${stars(asked)}, ${stars(sql`not ${asked}`)},
      (${now}::timestamptz at time zone 'UTC')::date
    from review_requests as q
    left join reviews as written on written.id = q.review_id and written.contractor_id = q.contractor_id
      and ${isPublic('written')}
    where ${counts}
    group by q.contractor_id having ${customers} >= ${sql.lit(ASKED_SHOWN_FROM)}
    on conflict (contractor_id) do update set asked = excluded.asked, wrote = excluded.wrote,
      first_month = excluded.first_month, last_month = excluded.last_month, asked_stars = excluded.asked_stars,
      other_stars = excluded.other_stars, counted_on = excluded.counted_on
    where (kept.asked, kept.wrote, kept.first_month, kept.last_month, kept.asked_stars, kept.other_stars)
      is distinct from (excluded.asked, excluded.wrote, excluded.first_month, excluded.last_month,
        excluded.asked_stars, excluded.other_stars)
    returning contractor_id as id`.execute(database);
  const { rows: gone } = await sql<{ id: number }>`
    delete from review_request_counts as kept where (
      select ${customers} from review_requests as q where q.contractor_id = kept.contractor_id and ${counts}) < ${sql.lit(ASKED_SHOWN_FROM)}
    returning contractor_id as id`.execute(database);
  return [...changed, ...gone].map(({ id }) => id);
}

/** Forgets customers' addresses and the outcomes of lists after their period; the keyed hash stays, so that nobody is asked too often. */
export async function forgetCustomers(database: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - CUSTOMER_ADDRESS_DAYS * 86_400_000);
  await database
    .updateTable('review_requests')
    .set({ email: null })
    .where('email', 'is not', null)
    .where('created_at', '<', oldest)
    .execute();
  await database.deleteFrom('review_request_lists').where('sent_at', '<', oldest).execute();
}
