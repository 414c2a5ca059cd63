import type { InvitationSide, InvitationState } from '../../../common/invitations.ts';
import type { ReadContext } from '../../core/context.ts';
import { conflict, notFound, unauthenticated } from '../../core/errors.ts';
import { ownProfilesOf } from '../../core/viewer.ts';
import { stateAt } from '../invitation.ts';
import { isOwnInvitation, isOwnSide } from './own-invitation.ts';

export type LockedInvitation = {
  id: number;
  jobId: number;
  regionId: number;
  /** The viewer's side. */
  side: InvitationSide;
  state: InvitationState;
  /** YYYY-MM-DD */
  endsOn: string;
};

/**
 * Locks an invitation of the viewer's, and before it the job, whose people are counted. Throws `notFound()` for everyone
 * else's.
 */
export async function lockInvitation(
  { database, viewer, now }: ReadContext,
  invitationId: number,
): Promise<LockedInvitation> {
  if (!viewer) throw unauthenticated();
  const own = ownProfilesOf(viewer);
  await database
    .selectFrom('invited_jobs as j')
    .innerJoin('invitations as i', 'i.job_id', 'j.id')
    .select('j.id')
    .where('i.id', '=', invitationId)
    .where(isOwnInvitation(own))
    .forUpdate('j')
    .execute();
  const row = await database
    .selectFrom('invitations as i')
    .select(['i.id', 'i.job_id as jobId', 'i.region_id as regionId', 'i.state', 'i.ends_on as endsOn'])
    .select(['i.expires_at as expiresAt', isOwnSide('from', own).as('isSender')])
    .where('i.id', '=', invitationId)
    .where(isOwnInvitation(own))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  const { isSender, expiresAt, ...invitation } = row;
  const state = stateAt({ state: row.state as InvitationState, expiresAt }, now);
  return { ...invitation, state, side: isSender ? 'sender' : 'receiver' };
}

/** Locks an open one for one side. Throws `notFound()` for everyone else's, and a 409 that names what became of it. */
export async function lockOpenInvitation(
  context: ReadContext,
  invitationId: number,
  side: InvitationSide,
): Promise<LockedInvitation> {
  const invitation = await lockInvitation(context, invitationId);
  if (invitation.side !== side) throw notFound();
  if (invitation.state !== 'open') throw conflict(`invitations.conflict.${invitation.state}`);
  return invitation;
}
