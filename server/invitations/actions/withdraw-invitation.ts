import { transact, type Context } from '../../core/context.ts';
import { invitationWithdrawn } from '../events.ts';
import { lockOpenInvitation } from '../queries/lock-invitation.ts';

/** The sender takes an open invitation back. Throws `notFound()`, and a 409 where it is open no more. */
export async function withdrawInvitation(
  context: Context,
  { invitationId }: { invitationId: number },
): Promise<void> {
  await transact(context, async (tx) => {
    await lockOpenInvitation(tx, invitationId, 'sender');
    await tx.database
      .updateTable('invitations')
      .set({ state: 'withdrawn', closed_at: tx.now })
      .where('id', '=', invitationId)
      .execute();
    tx.announce(invitationWithdrawn(invitationId));
  });
}
