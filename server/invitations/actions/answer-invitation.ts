import type { DeclineReason } from '../../../common/invitations.ts';
import { transact, type Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { invitationAnswered } from '../events.ts';
import { lockOpenInvitation } from '../queries/lock-invitation.ts';
import { screenWords } from '../screen-words.ts';

/** The invited contractor takes the job. Throws `notFound()`, and a 409 where it is open no more. */
export async function acceptInvitation(
  context: Context,
  { invitationId }: { invitationId: number },
): Promise<void> {
  await transact(context, async (tx) => {
    await lockOpenInvitation(tx, invitationId, 'receiver');
    await tx.database
      .updateTable('invitations')
      .set({ state: 'accepted', closed_at: tx.now })
      .where('id', '=', invitationId)
      .execute();
    tx.announce(invitationAnswered(invitationId));
  });
}

type Decline = { invitationId: number; reason: DeclineReason; note: string };

/** The invited contractor says no, and why. Throws `notFound()`, a 409 where it is open no more, and InvalidInput. */
export async function declineInvitation(
  context: Context,
  { invitationId, reason, note }: Decline,
): Promise<void> {
  await transact(context, async (tx) => {
    await lockOpenInvitation(tx, invitationId, 'receiver');
    if (reason === 'other' && note === '') throw invalid('note', 'invitations.note_needed');
    await screenWords(tx, 'note', note);
    await tx.database
      .updateTable('invitations')
      .set({
        state: 'declined',
        closed_at: tx.now,
        decline_reason: reason,
        decline_note: note === '' ? null : note,
      })
      .where('id', '=', invitationId)
      .execute();
    tx.announce(invitationAnswered(invitationId));
  });
}
