import { sql } from 'kysely';
import type { Queryable } from '../../../database/client.ts';
import type { SignedIn } from '../../../core/viewer.ts';
import { isPublic } from '../../../conditions/public-rows.ts';
import { isReadable } from './readable.ts';

/** The header says "99+" for more. */
const COUNTED_MAX = 100;

/**
 * A user's unread items, a hundred at most: decisions, conversations, reviews of their business, and all
 * notices.
 */
export async function countUnread(
  database: Queryable,
  { userId, profileId, contractorId }: Pick<SignedIn, 'userId' | 'profileId' | 'contractorId'>,
): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select least(${COUNTED_MAX}::integer,
      (select count(*) from (
        select from decision_statements where user_id = ${userId}::integer and read_at is null
        limit ${COUNTED_MAX}::integer) as statements)
      + (select count(*) from (
        select from reviews r join users u on u.id = ${userId}::integer
        where r.contractor_id = ${contractorId}::integer and ${isPublic('r')}
          and r.created_at > u.reviews_seen_at
        limit ${COUNTED_MAX}::integer) as reviews)
      + (select count(*) from (
        select from conversations
        where (profile_id = ${profileId}::integer and contractor_last_id > customer_read_id)
          or (contractor_id = ${contractorId}::integer and contractor_left_at is null
            and customer_last_id > contractor_read_id)
        limit ${COUNTED_MAX}::integer) as conversations)
      + (select count(*) from (
        select from notifications as n
        where n.user_id = ${userId}::integer and n.read_at is null
          and n.subject_type not in ('decision', 'review', 'message') and ${isReadable}
        limit ${COUNTED_MAX}::integer) as told))::integer as unread`.execute(database);
  return rows[0]?.unread ?? 0;
}
