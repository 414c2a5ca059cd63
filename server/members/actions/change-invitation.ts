import { MEMBER_MAILS_MAX } from '../../../common/profiles/members.ts';
import { endMemberships } from '../end-memberships.ts';
import { transact, type Context } from '../../core/context.ts';
import { conflict, Refusal } from '../../core/errors.ts';
import { memberInvited } from '../events.ts';
import { newInvitationToken } from '../invitation-token.ts';
import { owningViewer } from '../policy.ts';
import { lockMember } from '../queries/lock-member.ts';

const RESEND_AFTER_MS = 60_000;

/**
 * Sends an invitation again, with a new link for another fourteen days; the former link opens nothing. Throws 409 where it was
 * accepted, 429 within a minute and after five mails.
 */
export async function resendInvitation(context: Context, { id }: { id: number }): Promise<{ email: string }> {
  const { contractorId } = owningViewer(context);
  return transact(context, async (tx) => {
    const { database, now } = tx;
    const invitation = await lockMember(tx, { id, contractorId });
    if (invitation.acceptedAt !== null) throw conflict('members.accepted_already');
    const waited = now.getTime() - invitation.mailedAt.getTime();
    if (waited < RESEND_AFTER_MS) {
      const seconds = Math.ceil((RESEND_AFTER_MS - waited) / 1_000);
      throw new Refusal(429, 'too_soon', 'members.too_soon', { seconds });
    }
    if (invitation.mailsSent >= MEMBER_MAILS_MAX)
      throw new Refusal(429, 'too_many_mails', 'members.too_many_mails');
    const { token, hash, expiresAt } = newInvitationToken(now);
    await database
      .updateTable('contractor_members')
      .set({ token_hash: hash, expires_at: expiresAt, mailed_at: now, mails_sent: invitation.mailsSent + 1 })
      .where('id', '=', id)
      .execute();
    tx.announce(memberInvited(id, token));
    return { email: invitation.email };
  });
}

/** Takes an invitation back: its link opens nothing. Throws 409 where it was accepted meanwhile. */
export async function withdrawInvitation(context: Context, { id }: { id: number }): Promise<void> {
  const { contractorId } = owningViewer(context);
  await transact(context, async (tx) => {
    const invitation = await lockMember(tx, { id, contractorId });
    if (invitation.acceptedAt !== null) throw conflict('members.accepted_already');
    await endMemberships(tx, { memberId: id }, 'withdrawn');
  });
}
