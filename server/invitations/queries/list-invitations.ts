import { sql } from 'kysely';
import { PER_PAGE } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { paginate, type Pagination } from '../../core/pagination.ts';
import { ownProfilesOf, type SignedIn } from '../../core/viewer.ts';
import { hiddenProfileIds } from '../../relations/queries/blocked.ts';
import { isOwnInvitation, isOwnSide } from './own-invitation.ts';
import { selectInvitations, type InvitationRow } from './select-invitations.ts';
import { isWaitingInvitation } from '../../conditions/public-rows.ts';

/** Invitations behind a block are shown to neither side. */
const notIn = (column: string, ids: readonly number[]) =>
  sql<boolean>`${sql.ref(column)} <> all(${sql.val([...ids])}::integer[])`;

/** A page of the invitations that a user received: open ones by the day they expire, then the latest. */
export async function listReceived(
  { database, now }: ReadContext,
  viewer: SignedIn,
  page: number,
): Promise<{ rows: InvitationRow[]; pagination: Pagination }> {
  const hidden = await hiddenProfileIds(database, viewer);
  const isOwn = isOwnSide('to', ownProfilesOf(viewer));
  const isShown = notIn('i.from_profile_id', hidden);
  const { total } = await database
    .selectFrom('invitations as i')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(isOwn)
    .where(isShown)
    .executeTakeFirstOrThrow();
  const pagination = paginate(total, page, PER_PAGE);
  const waits = isWaitingInvitation('i', now);
  const rows = await selectInvitations(database)
    .where(isOwn)
    .where(isShown)
    .orderBy(sql`(${waits})`, 'desc')
    .orderBy(sql`case when ${waits} then i.expires_at end`)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(PER_PAGE)
    .offset((pagination.current_page - 1) * PER_PAGE)
    .execute();
  return { rows, pagination };
}

/** An invitation of the viewer's; throws `notFound()` for everyone else's. */
export async function findInvitation(
  { database }: ReadContext,
  viewer: SignedIn,
  invitationId: number,
): Promise<InvitationRow> {
  const own = ownProfilesOf(viewer);
  const hidden = await hiddenProfileIds(database, viewer);
  const row = await selectInvitations(database)
    .where(notIn('i.from_profile_id', hidden))
    .where(notIn('i.to_profile_id', hidden))
    .where('i.id', '=', invitationId)
    .where(isOwnInvitation(own))
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The number of invitations that need a user's answer. */
export async function countReceivedOpen({ database, now }: ReadContext, viewer: SignedIn): Promise<number> {
  const { count } = await database
    .selectFrom('invitations as i')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('i.to_profile_id', 'in', ownProfilesOf(viewer))
    .where(isWaitingInvitation('i', now))
    .where(notIn('i.from_profile_id', await hiddenProfileIds(database, viewer)))
    .executeTakeFirstOrThrow();
  return count;
}
