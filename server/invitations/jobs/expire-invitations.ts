import { announceTogether, type AnnouncingJob } from '../../core/announce.ts';
import { invitationExpired } from '../events.ts';

/** Closes the invitations whose time is over, and announces each. */
export async function expireInvitations({ database, now, announce }: AnnouncingJob): Promise<void> {
  await announceTogether({ database, announce }, async (tx, announceExpired) => {
    const expired = await tx
      .updateTable('invitations')
      .set({ state: 'expired', closed_at: now })
      .where('state', '=', 'open')
      .where('expires_at', '<=', now)
      .returning('id')
      .execute();
    for (const { id } of expired) announceExpired(invitationExpired(id));
  });
}
