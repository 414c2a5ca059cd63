import { sql } from 'kysely';
import type { Queryable } from '../../../database/client.ts';
import type { Participant } from '../mentions.ts';

const SHOWN = 200;

/** The author of a posting and those whose comments under it can be read; the latest first. */
export async function listParticipants(database: Queryable, postingId: number): Promise<Participant[]> {
  const { rows } = await sql<Participant>`
    select author.user_id as "userId", author.name
    from (
      select p.author_profile_id as id, 2147483647 as latest from postings as p where p.id = ${postingId}
      union all
      select c.author_profile_id, max(c.id) from comments as c
      where c.posting_id = ${postingId} and c.deleted_at is null and c.status = 'active'
      group by c.author_profile_id) as part
    join profiles as author on author.id = part.id
    join users as u on u.id = author.user_id
    where u.status = 'active' and u.closed_at is null
    group by author.user_id, author.name
    order by max(part.latest) desc limit ${SHOWN}`.execute(database);
  return rows;
}
