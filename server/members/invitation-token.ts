import { randomBytes } from 'node:crypto';
import { MEMBER_INVITATION_DAYS } from '../../common/profiles/members.ts';
import { endOfDayIn } from '../../common/format/last-days.ts';
import { hashToken } from '../accounts/sessions/tokens-at-rest.ts';

const TOKEN_BYTES = 24;

/** The token goes into the mail alone; the database has its hash. */
export function newInvitationToken(now: Date): { token: string; hash: string; expiresAt: Date } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return {
    token,
    hash: hashToken(token),
    expiresAt: endOfDayIn(MEMBER_INVITATION_DAYS, now),
  };
}
