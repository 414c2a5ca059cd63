import { sql } from 'kysely';
import { INVITATION_AHEAD_DAYS, INVITATION_FILES_MAX, JOB_DAYS_MAX } from '../../../common/invitations.ts';
import { detectLanguage } from '../../content/text-language.ts';
import { localDaysAt } from '../../contractors/hours/local-day.ts';
import { referenceLists } from '../../contractors/reference-lists.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, forbidden, invalid, unauthenticated } from '../../core/errors.ts';
import { actingProfileOf, ownProfilesOf, type SignedIn } from '../../core/viewer.ts';
import { isBlockedBetween } from '../../relations/queries/blocked.ts';
import { attachUploads } from '../../uploads/attach.ts';
import { invitationSent } from '../events.ts';
import { expiresAt } from '../invitation.ts';
import { refuseAboveMonth } from '../monthly-limit.ts';
import { findInvitee, type Invitee } from '../queries/find-invitee.ts';
import type { NewInvitation } from '../schemas.ts';
import { screenWords } from '../screen-words.ts';
import { isWaitingInvitation } from '../../conditions/public-rows.ts';

/** The space of advisory locks in which one sender's invitations are sent one after the other. */
const SENDER_LOCKS = 7_203_063;
const DAY_MS = 86_400_000;

/**
 * Invites a contractor. The same form sent again returns the id of the open invitation. Throws a 403 above
 * the plan, for oneself, and for a contractor who takes no invitations. Throws a 409 where another one is
 * open, and InvalidInput.
 */
export async function sendInvitation(
  context: Context,
  { slug, invitation }: { slug: string; invitation: NewInvitation },
): Promise<{ invitationId: number }> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  const fromId = actingProfileOf(viewer);
  return transact(context, async (tx) => {
    await sql`select pg_advisory_xact_lock(${SENDER_LOCKS}::integer, ${fromId}::integer)`.execute(
      tx.database,
    );
    const invitee = await findInvitee(tx, slug);
    refuseInvitee(invitee, viewer);
    // A block stays secret: it looks like a business that takes no invitations.
    if (await isBlockedBetween(tx.database, fromId, invitee.id))
      throw forbidden('invitations.refused_not_open');
    const open = await findOpen(tx, fromId, invitee.id);
    if (open && isSame(open, invitation)) return { invitationId: open.id };
    if (open) throw conflict('invitations.already_open', { name: invitee.name });
    await checkJob(tx, invitation);
    await refuseAboveMonth(tx, viewer, fromId);
    await screenWords(tx, 'place', invitation.place);
    await screenWords(tx, 'message', invitation.message);
    const invitationId = await insert(tx, { fromId, toId: invitee.id, invitation });
    await attach(tx, { invitationId, userId: viewer.userId, files: invitation.files });
    tx.announce(invitationSent(invitationId));
    return { invitationId };
  });
}

function refuseInvitee(invitee: Invitee, viewer: SignedIn): void {
  if (ownProfilesOf(viewer).includes(invitee.id)) throw forbidden('invitations.refused_self');
  if (!invitee.isOpen) throw forbidden('invitations.refused_not_open');
}

const findOpen = ({ database, now }: ReadContext, fromId: number, toId: number) =>
  database
    .selectFrom('invitations')
    .select(['id', 'trade_id', 'region_id', 'place', 'starts_on', 'ends_on', 'message'])
    .where('from_profile_id', '=', fromId)
    .where('to_profile_id', '=', toId)
    .where(isWaitingInvitation('invitations', now))
    .executeTakeFirst();

type Open = NonNullable<Awaited<ReturnType<typeof findOpen>>>;

const isSame = (open: Open, wanted: NewInvitation): boolean =>
  open.trade_id === wanted.trade_id &&
  open.region_id === wanted.region_id &&
  open.place === wanted.place &&
  open.starts_on === wanted.starts_on &&
  open.ends_on === wanted.ends_on &&
  open.message === wanted.message;

/** Trade and state are on the lists, and the days lie ahead. */
async function checkJob(tx: ReadContext, { trade_id, region_id, starts_on, ends_on }: NewInvitation) {
  const lists = await referenceLists(tx);
  if (!lists.tradeOf(trade_id)) throw invalid('trade_id', 'invitations.trade_needed');
  if (!lists.regionOf(region_id)) throw invalid('region_id', 'invitations.region_needed');
  const { earliest } = localDaysAt(tx.now);
  if (starts_on < earliest) throw invalid('starts_on', 'invitations.day_past');
  if (daysBetween(earliest, starts_on) > INVITATION_AHEAD_DAYS)
    throw invalid('starts_on', 'invitations.day_too_far', { days: INVITATION_AHEAD_DAYS });
  if (ends_on < starts_on) throw invalid('ends_on', 'invitations.day_order');
  if (daysBetween(starts_on, ends_on) > JOB_DAYS_MAX)
    throw invalid('ends_on', 'invitations.job_too_long', { days: JOB_DAYS_MAX });
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

async function insert(
  { database, now, language }: ReadContext,
  { fromId, toId, invitation }: { fromId: number; toId: number; invitation: NewInvitation },
): Promise<number> {
  const { files: _, ...words } = invitation;
  // One whose time is over waits for the job that says so, and is in the way of this one.
  await database
    .updateTable('invitations')
    .set({ state: 'expired', closed_at: now })
    .where('from_profile_id', '=', fromId)
    .where('to_profile_id', '=', toId)
    .where('state', '=', 'open')
    .execute();
  const { id } = await database
    .insertInto('invitations')
    .values({
      ...words,
      from_profile_id: fromId,
      to_profile_id: toId,
      language: detectLanguage(invitation.message, language),
      created_at: now,
      expires_at: expiresAt(now, invitation.starts_on),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function attach(
  tx: ReadContext,
  { invitationId, userId, files }: { invitationId: number; userId: number; files: readonly number[] },
): Promise<void> {
  if (files.length === 0) return;
  await attachUploads(tx, {
    uploadIds: files,
    userId,
    visibility: 'parties',
    maximum: INVITATION_FILES_MAX,
  });
  await tx.database
    .insertInto('invitation_files')
    .values(files.map((id, index) => ({ invitation_id: invitationId, upload_id: id, position: index + 1 })))
    .execute();
}
