import { transact, type Context } from '../../core/context.ts';
import { invitationWithdrawn } from '../events.ts';
import { lockOpenInvitation } from '../queries/lock-invitation.ts';

/** The sender takes an open invitation back. Throws `notFound()`, and a 409 where it is open no more. */
export async function withdrawInvitation(
  context: Context,
  { invitationId }: { invitationId: number },
): Promise<void> {
  await transact(context, async (inside) => {
    await lockOpenInvitation(inside, invitationId, 'sender');
    await inside.database
      .updateTable('invitations')
      .set({ state: 'withdrawn', closed_at: inside.now })
      .where('id', '=', invitationId)
      .execute();
    inside.announce(invitationWithdrawn(invitationId));
  });
}
