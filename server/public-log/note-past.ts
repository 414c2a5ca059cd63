import { sql } from 'kysely';
import type { Queryable } from '../database/client.ts';

/**
 * Notes all that is public now, in the order in which it became so, for entries: the first start with the log. What was noted before
 * is part of it. The decisions come one by one, and the head of their chain once at the end.
 */
export async function notePast(tx: Queryable): Promise<void> {
  await tx.deleteFrom('log_pending').execute();
  await sql`
    insert into log_pending (at, subject_type, subject_id, public)
    select at, subject_type, subject_id, public from (
      select coalesce(r.edited_at, r.first_shown_at, r.created_at) as at, 'review' as subject_type, r.id as subject_id,
        log_public_review(r) as public from reviews as r
      union all
      select coalesce(r.edited_at, r.created_at), 'response', r.id, log_public_response(r) from review_responses as r
      union all
      select f.published_at, 'red_flag', f.id, log_public_red_flag(f) from red_flags as f
      union all
      select d.decided_at, 'decision', d.id, log_public_decision(d) from decisions as d
      union all
      select c.created_at, 'listing', c.id, log_public_listing(c) from contractors as c
      union all
      select coalesce(m.period_start, m.created_at), 'plan', p.id, log_public_plan(p.id, m)
      from profiles as p join memberships as m on m.user_id = p.user_id where p.kind = 'contractor'
      union all
      select q.counted_on, 'review_requests', q.contractor_id, log_public_review_requests(q)
      from review_request_counts as q
    ) as present
    where public is not null
    order by at, subject_type, subject_id`.execute(tx);
  await sql`
    insert into log_pending (subject_type, subject_id, public)
    select 'decision_chain', 1, jsonb_build_object('type', 'decision_chain', 'length', length, 'head_hash', head_hash)
    from decision_chain where length > 0`.execute(tx);
}
