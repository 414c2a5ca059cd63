import { sql } from 'kysely';
import { contractorChanged, profileRenamed, sessionEnded } from '../../accounts/events.ts';
import { endForClosing } from '../../billing/closing/closing-membership.ts';
import { announceTogether, type Announce } from '../../core/announce.ts';
import type { Database, Queryable } from '../../database/client.ts';
import { isOpenAccount } from '../../conditions/live-accounts.ts';
import { hasOtherAdministrator } from '../../cases/other-administrator.ts';
import { returnToRegister } from '../../contractors/listings/register-columns.ts';
import { invitationExpired, invitationWithdrawn } from '../../invitations/events.ts';
import { refreshRatingSummaries } from '../../reviews/refresh-summary.ts';
import { endAllMemberships } from './end-all-memberships.ts';
import { deleteWords, type Closing } from './delete-words.ts';
import { leaveBusinesses } from './leave-businesses.ts';

type Services = { database: Database; now: Date; announce: Announce };

/** The name that stays in the rows; pages say "Closed account" in the reader's language. */
const FORMER_NAME = 'Former member';
/** The tables of private rows, which are deleted with the account. */
const OWN_TABLES = [
  'sessions',
  'credentials',
  'passkeys',
  'app_codes',
  'recovery_codes',
  'sign_in_steps',
  'second_factor_resets',
  'follows',
  'helpful_marks',
  'blocks',
  'email_changes',
  'former_emails',
  'account_exports',
  'mail_opt_outs',
  'shortlist_items',
  'shortlist_shares',
  'saved_searches',
  'notifications',
  'notification_settings',
  'quiet_hours',
];

/** Closes the accounts whose 14 days are over, one transaction each. */
export async function closeAccounts({ database, now, announce }: Services): Promise<void> {
  const due = await database
    .selectFrom('users')
    .select('id')
    .where('closes_at', '<=', now)
    .where(isOpenAccount('users'))
    .orderBy('id')
    .execute();
  for (const { id } of due)
    await announceTogether({ database, announce }, async (tx, announceClosed) => {
      const closed = await closeAccount({
        database: tx,
        now,
        viewer: { userId: id },
        announce: announceClosed,
      });
      if (closed === null) return;
      await refreshRatingSummaries(tx, closed.contractorIds, now);
      closed.profileIds.forEach((profileId) => announceClosed(profileRenamed(profileId)));
      closed.contractorIds.forEach((contractorId) => announceClosed(contractorChanged(contractorId)));
      closed.withdrawn.forEach((invitationId) => announceClosed(invitationWithdrawn(invitationId)));
      closed.expired.forEach((invitationId) => announceClosed(invitationExpired(invitationId)));
      closed.ended.forEach(announceClosed);
      announceClosed(sessionEnded(id));
      announceClosed({ name: 'account.closed', userId: id });
    });
}

/** Null where they have logged in meanwhile, or are the last administrator by now: they stay until there is another. */
async function closeAccount(closing: Closing) {
  const { database: tx, now } = closing;
  const { userId } = closing.viewer;
  const user = await tx
    .selectFrom('users')
    .select(['id', 'role', 'closes_with_reviews as withReviews'])
    .where('id', '=', userId)
    .where('closes_at', '<=', now)
    .where(isOpenAccount('users'))
    .forUpdate()
    .executeTakeFirst();
  if (!user) return null;
  if (user.role === 'admin' && !(await hasOtherAdministrator(tx, userId))) return null;
  const profiles = await tx
    .selectFrom('profiles')
    .select(['id', 'kind'])
    .where('user_id', '=', userId)
    .execute();
  const profileIds = profiles.map(({ id }) => id);
  const businessIds = profiles.filter(({ kind }) => kind === 'contractor').map(({ id }) => id);
  const reviewed = await deleteWords(closing, { profileIds, withReviews: user.withReviews });
  const closedInvitations = await closeInvitations(tx, profileIds, now);
  const ended = await endAllMemberships(tx, { userId, businessIds }, now);
  // No notice of the plan's end is sent, because its user is gone.
  await endForClosing({ database: tx, now, viewer: null, announce: () => undefined }, userId);
  await removePerson(tx, userId, now);
  if (businessIds.length > 0) {
    await leaveBusinesses(tx, businessIds, now);
    await returnToRegister({ database: tx, now }, businessIds);
  }
  await sql`select refresh_contractor_search(${sql.val(businessIds)}::integer[])`.execute(tx);
  for (const table of OWN_TABLES)
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(tx);
  // A link to a new password that was asked for in the last hour opens nothing any more.
  await tx.deleteFrom('verifications').where('value', '=', String(userId)).execute();
  const contractorIds = [...new Set([...businessIds, ...reviewed])];
  return { profileIds, contractorIds, ended, ...closedInvitations };
}

/** Open invitations from them are withdrawn; those to them end as if their time were over. Answers with their ids. */
async function closeInvitations(tx: Queryable, profileIds: readonly number[], now: Date) {
  const close = async (side: 'from_profile_id' | 'to_profile_id', state: 'withdrawn' | 'expired') => {
    if (profileIds.length === 0) return [];
    const rows = await tx
      .updateTable('invitations')
      .set({ state, closed_at: now })
      .where('state', '=', 'open')
      .where(side, 'in', profileIds)
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  };
  return {
    withdrawn: await close('from_profile_id', 'withdrawn'),
    expired: await close('to_profile_id', 'expired'),
  };
}

/** The user's name, address and numbers are removed; the page of a business stays as an unclaimed listing. */
async function removePerson(tx: Queryable, userId: number, now: Date): Promise<void> {
  // The page stays as a listing; what was not published, or is no longer, goes.
  for (const table of ['contractor_page_drafts', 'contractor_page_versions'] as const)
    await tx
      .deleteFrom(table)
      .where('contractor_id', 'in', (own) =>
        own.selectFrom('profiles').select('id').where('user_id', '=', userId),
      )
      .execute();
  await tx
    .deleteFrom('avatars')
    .where('profile_id', 'in', (own) => own.selectFrom('profiles').select('id').where('user_id', '=', userId))
    .execute();
  await tx
    .updateTable('profiles')
    .set({
      name: FORMER_NAME,
      phone: null,
      address: null,
      city: null,
      postal_code: null,
      latitude: null,
      longitude: null,
      place_zone: null,
      region_id: null,
      languages: [],
      view_regions: [],
      view_trades: [],
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .where('kind', '=', 'person')
    .execute();
  await tx
    .updateTable('profiles')
    .set({ user_id: null, updated_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', 'contractor')
    .execute();
  await tx
    .updateTable('users')
    .set({
      email: `closed-${userId}@closed.invalid`,
      email_verified: false,
      name: FORMER_NAME,
      role: 'user',
      image: null,
      closes_at: null,
      closes_with_reviews: false,
      closed_at: now,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute();
}
