import { sql } from 'kysely';
import type { Queryable } from '../../../database/client.ts';
import { isActiveAccount } from '../../../conditions/live-accounts.ts';
import { isPublic } from '../../../conditions/public-rows.ts';
import type { Participant } from '../mentions.ts';

const SHOWN = 200;

type FoundParticipant = Participant & { profileId: number };

/**
 * The profiles that a comment may mention: the author of the posting, those whose comments under it can be read, the latest
 * first, and those that the commenting user follows.
 */
export async function listParticipants(
  database: Queryable,
  postingId: number,
  userId: number | null,
): Promise<FoundParticipant[]> {
  const { rows } = await sql<FoundParticipant>`
    select author.user_id as "userId", author.name, min(author.id) as "profileId"
    from (
      select p.author_profile_id as id, 2147483647 as latest from postings as p where p.id = ${postingId}
      union all
      select c.author_profile_id, max(c.id) from comments as c
      where c.posting_id = ${postingId} and ${isPublic('c')}
      group by c.author_profile_id
      union all
      select f.profile_id, 0 from follows as f where f.user_id = ${userId}::integer) as part
    join profiles as author on author.id = part.id
    join users as u on u.id = author.user_id
    where ${isActiveAccount('u')}
    group by author.user_id, author.name
    order by max(part.latest) desc limit ${SHOWN}`.execute(database);
  return rows;
}
