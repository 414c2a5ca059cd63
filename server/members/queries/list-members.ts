import type { Queryable } from '../../database/client.ts';

export type MemberRow = {
  id: number;
  email: string;
  name: string | null;
  invitedAt: Date;
  expiresAt: Date;
  acceptedAt: Date | null;
  acts: boolean;
};

/** The list has no pages: a plan has few places, and a day few invitations. */
const SHOWN = 200;

/** The members and open invitations of a business, the latest last. */
export const listMembers = (database: Queryable, contractorId: number): Promise<MemberRow[]> =>
  database
    .selectFrom('contractor_members as m')
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.id', 'm.email', 'u.name', 'm.invited_at as invitedAt', 'm.expires_at as expiresAt'])
    .select(['m.accepted_at as acceptedAt', 'm.acts'])
    .where('m.contractor_id', '=', contractorId)
    .where('m.ended_at', 'is', null)
    .orderBy('m.id')
    .limit(SHOWN)
    .execute();
