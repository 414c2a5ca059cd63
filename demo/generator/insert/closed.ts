import { sql } from 'kysely';
import type { Queryable } from '../../../server/database/client.ts';

/** Days between the last review of a business and its end. */
const CLOSED_AFTER_DAYS = 21;

/** One business closed for good: of those that an owner manages, the one whose last review is the oldest. */
export async function closeOne(database: Queryable, today: Date): Promise<void> {
  await sql`
    with closing as (
      select c.id, least(written.latest + ${CLOSED_AFTER_DAYS} * interval '1 day', ${today}::timestamptz) as at
      from contractors as c
      join profiles as p on p.id = c.id
      join users as u on u.id = p.user_id
      cross join lateral (
        select count(*) as number, max(r.created_at) as latest from reviews as r where r.contractor_id = c.id) as written
      where c.hidden_at is null and c.red_flag_level is null and u.email not in ('contractor@plumbline.test', 'free@plumbline.test')
        and written.number >= 3
      order by written.latest, c.id limit 1)
    update contractors as c set closed_on = closing.at::date, closing_announced_at = closing.at
    from closing where closing.id = c.id`.execute(database);
}
