import { sql } from 'kysely';
import type { Queryable } from '../database/client.ts';

/**
 * Reviews and responses of which an administrator hides words until a case is decided, or did so when the last change was
 * published. The words are hidden where a text is shown, so its row and the public log know nothing of it. A response is
 * looked at with its review, because one may quote the other.
 */
export async function textsWithHiddenWords(
  database: Queryable,
  lastChangedAt: string,
): Promise<{ type: string; ids: number[] }[]> {
  const { rows } = await sql<{ type: string; ids: number[] }>`
    with about as (
      select coalesce(p.review_id, c.subject_id) as review_id
      from hidden_passages as h join report_cases as c on c.id = h.case_id
        left join review_responses as p on c.subject_type = 'response' and p.id = c.subject_id
      where c.subject_type in ('review', 'response')
        -- A transaction that ended it then may have been committed after that change.
        and (h.ended_at is null or h.ended_at > ${lastChangedAt}::timestamptz - interval '1 hour'))
    select 'review' as type, coalesce(array_agg(distinct review_id), '{}') as ids from about
    union all
    select 'response', coalesce(array_agg(distinct p.id), '{}')
    from review_responses as p where p.review_id in (select review_id from about)`.execute(database);
  return rows;
}
