import { sql } from 'kysely';
import type { Queryable } from '../../../server/database/client.ts';

/** Of each demo account: how many of those who publish they follow. */
const FOLLOWED = 6;
const FOLLOWERS = [
  'user@plumbline.test',
  'contractor@plumbline.test',
  'free@plumbline.test',
  'admin@plumbline.test',
];

/** The follows of the demo accounts, so that their newsfeeds have items, and one block. */
export async function insertRelations(database: Queryable, today: Date): Promise<void> {
  await sql`
    insert into follows (user_id, profile_id, created_at)
    select u.id, author.id, ${today}::timestamptz - make_interval(days => author.place::integer * 3)
    from users as u
    cross join lateral (
      select p.id, row_number() over (order by p.id) as place from profiles as p
      where p.user_id is distinct from u.id
        and exists (select from postings where postings.author_profile_id = p.id and postings.status = 'active')
      order by p.id limit ${FOLLOWED}) as author
    where u.email = any(${sql.val(FOLLOWERS)}::text[])`.execute(database);
  await sql`
    insert into blocks (user_id, profile_id, created_at)
    select u.id, other.id, ${today}::timestamptz - interval '12 days'
    from users as u
    cross join lateral (
      select p.id from profiles as p
      join users as v on v.id = p.user_id and v.role = 'user' and v.status = 'active' and v.id <> u.id
      where p.kind = 'person' and not exists (
        select from follows where follows.user_id = u.id and follows.profile_id = p.id)
      order by p.id desc limit 1) as other
    where u.email = 'user@plumbline.test'`.execute(database);
}
