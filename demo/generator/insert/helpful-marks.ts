import { sql } from 'kysely';
import type { Queryable } from '../../../server/database/client.ts';

/** A few homeowners found some of the reviews helpful; the ids decide which, so that every run gives the same. */
export async function insertHelpfulMarks(database: Queryable, today: Date): Promise<void> {
  await sql`
    insert into helpful_marks (review_id, user_id, created_at)
    select r.id, reader.id, least(r.created_at + interval '2 days', ${today}::timestamptz)
    from reviews as r
    join profiles as author on author.id = r.author_profile_id
    cross join lateral (
      select u.id from users as u
      where u.role = 'user' and u.email_verified and u.id is distinct from author.user_id
        and (u.id * 7919 + r.id * 104729) % 1999 < r.id % 7
      order by u.id limit 25) as reader
    where r.status = 'active' and r.deleted_at is null`.execute(database);
}
