import type { InvitationState } from '../../../common/invitations.ts';
import type { ReadContext } from '../../core/context.ts';
import { conflict, notFound, unauthenticated } from '../../core/errors.ts';
import { ownProfilesOf } from '../../core/viewer.ts';
import { stateAt } from '../invitation.ts';

/**
 * Locks an open invitation for the side that may move it. Throws `notFound()` for everyone else's, and a 409 that names what
 * became of it meanwhile.
 */
export async function lockOpenInvitation(
  { database, viewer, now }: ReadContext,
  invitationId: number,
  side: 'sender' | 'receiver',
): Promise<void> {
  if (!viewer) throw unauthenticated();
  const row = await database
    .selectFrom('invitations')
    .select(['state', 'expires_at as expiresAt'])
    .where('id', '=', invitationId)
    .where(side === 'sender' ? 'from_profile_id' : 'to_profile_id', 'in', ownProfilesOf(viewer))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  const state = stateAt({ state: row.state as InvitationState, expiresAt: row.expiresAt }, now);
  if (state !== 'open') throw conflict(`invitations.conflict.${state}`);
}
