import type { Database } from '../database/client.ts';

/** A membership in a business with both sides, also after its end. */
export const findMemberSides = (database: Database, memberId: number) =>
  database
    .selectFrom('contractor_members as m')
    .innerJoin('contractors as c', 'c.id', 'm.contractor_id')
    .innerJoin('profiles as p', 'p.id', 'm.contractor_id')
    .leftJoin('users as member', 'member.id', 'm.user_id')
    .select([
      'm.email',
      'm.expires_at as expiresAt',
      'm.user_id as memberUserId',
      'm.seated_count as seatedCount',
    ])
    .select(['c.name as business', 'c.slug', 'p.user_id as ownerUserId', 'member.name as member'])
    .where('m.id', '=', memberId)
    .executeTakeFirst();
