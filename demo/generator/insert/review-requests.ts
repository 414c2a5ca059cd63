import { sql } from 'kysely';
import type { Queryable } from '../../../server/database/client.ts';

const OWNER = 'contractor@plumbline.test';
/** Customers who were asked and wrote, and those who did not. */
const WROTE = 22;
const SILENT = 18;

/**
 * Requests of the demo's own contractor: forty customers were asked, and 22 of them wrote, some weeks later. The customers'
 * addresses are forgotten; the last two requests are links that the contractor sends.
 */
export async function insertReviewRequests(database: Queryable, today: Date): Promise<void> {
  await sql`
    with business as (
      select p.id, p.user_id from profiles as p join users as u on u.id = p.user_id
      where u.email = ${OWNER} and p.kind = 'contractor'),
    job as (
      select r.*, row_number() over (order by r.created_at desc, r.id) as place
      from reviews as r join business as b on b.id = r.contractor_id
      where r.status = 'active' and r.deleted_at is null),
    asked as (
      select job.*, job.created_at - (3 + job.id % 17) * interval '1 day' as asked_at, place <= ${WROTE} as wrote
      from job where place <= ${WROTE + SILENT})
    insert into review_requests (contractor_id, code, kind, trade_id, job_month, city, reference, language, email_hash,
      made_by_user_id, created_at, mailed_at, reminded_at, review_id, used_at)
    select b.id, left(translate(encode(sha256(convert_to('demo request ' || a.id, 'UTF8')), 'base64'), '+/', '-_'), 12),
      'job', a.trade_id, date_trunc('month', a.asked_at at time zone 'UTC'), a.city, 'C-' || 2400 + 41 - a.place, a.language,
      case when a.place in (${WROTE + SILENT - 1}, ${WROTE + SILENT}) then null
        else encode(sha256(convert_to('demo customer ' || a.id, 'UTF8')), 'base64') end,
      b.user_id, a.asked_at,
      case when a.place in (${WROTE + SILENT - 1}, ${WROTE + SILENT}) then null else a.asked_at end,
      case when not a.wrote and a.id % 3 = 0 then a.asked_at + interval '4 days' end,
      case when a.wrote then a.id end, case when a.wrote then a.created_at end
    from asked as a cross join business as b
    where a.asked_at < ${today}::timestamptz
    order by a.asked_at, a.id`.execute(database);
}
