import { hashToken } from '../../accounts/sessions/tokens-at-rest.ts';
import type { Queryable } from '../../database/client.ts';

export type Invitation = {
  id: number;
  contractorId: number;
  slug: string;
  business: string;
  email: string;
  expiresAt: Date;
  inviter: string | null;
  ownerUserId: number | null;
  ownerStatus: string | null;
  /** The user who joined by it; null: it is open. */
  joinedUserId: number | null;
};

/** An invitation by its link; undefined for one that is forged, withdrawn or over: they are not told apart. */
export const findInvitation = (database: Queryable, token: string): Promise<Invitation | undefined> =>
  database
    .selectFrom('contractor_members as m')
    .innerJoin('contractors as c', 'c.id', 'm.contractor_id')
    .innerJoin('profiles as p', 'p.id', 'm.contractor_id')
    .leftJoin('users as owner', 'owner.id', 'p.user_id')
    .select(['m.id', 'm.contractor_id as contractorId', 'm.email', 'm.expires_at as expiresAt'])
    .select(['c.slug', 'c.name as business', 'owner.name as inviter'])
    .select(['owner.id as ownerUserId', 'owner.status as ownerStatus', 'm.user_id as joinedUserId'])
    .where('m.token_hash', '=', hashToken(token))
    .executeTakeFirst();
