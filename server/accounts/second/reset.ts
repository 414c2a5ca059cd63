import { SECOND_FACTOR_RESET_HOURS } from '../../../common/limits/sign-in.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, forbidden, unauthenticated } from '../../core/errors.ts';
import { sessionEnded } from '../events.ts';
import { lockAccount, lockUser } from '../queries/lock-account.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { announceSignInChange } from '../sign-in/announce-change.ts';
import { endStepsOf } from '../sign-in/steps.ts';
import { enrolledMethods } from './enrolled.ts';

/**
 * Removes passkeys, codes by an app and recovery codes of a user who lost them, and ends all sessions and logins of the account,
 * which may be of whoever has them now. The password, the mail and providers stay. The caller has locked the account.
 */
async function removeSecondFactors(tx: ReadContext, userId: number): Promise<void> {
  const { database } = tx;
  await database.deleteFrom('app_codes').where('user_id', '=', userId).execute();
  await database.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await database.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await database.deleteFrom('second_factor_resets').where('user_id', '=', userId).execute();
  await endSessionsOf(database, userId);
  await endStepsOf(tx, userId);
  tx.announce(sessionEnded(userId));
}

/** Opens an account by the operator's link: administrators see the day beside the account. */
export async function recoverAccount(tx: ReadContext, userId: number): Promise<void> {
  const { database, now } = tx;
  await database.updateTable('users').set({ recovered_at: now }).where('id', '=', userId).execute();
  await removeSecondFactors(tx, userId);
  await announceSignInChange(tx, userId, 'recovered');
}

/**
 * An administrator asks to remove the second factor of a user who lost it. It takes effect at the first login after a day; a
 * login with the factor ends it. Throws 403 for one's own account, 409 where there is nothing to remove.
 */
export async function askForReset(
  context: Context,
  { userId, reason }: { userId: number; reason: string },
): Promise<void> {
  await transact(context, async (tx) => {
    const { database, viewer, now } = tx;
    if (!viewer) throw unauthenticated();
    const { administrators } = await lockAccount(database, userId);
    if (!administrators.includes(viewer.userId)) throw forbidden();
    if (viewer.userId === userId) throw forbidden('people.not_oneself');
    const { app, passkey } = await enrolledMethods(database, userId);
    if (!app && !passkey) throw conflict('signin.nothing_to_reset');
    const asked = await database
      .insertInto('second_factor_resets')
      .values({
        user_id: userId,
        asked_by_user_id: viewer.userId,
        reason,
        asked_at: now,
        due_at: new Date(now.getTime() + SECOND_FACTOR_RESET_HOURS * 3_600_000),
      })
      .onConflict((same) => same.column('user_id').doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (!asked) throw conflict('signin.reset_waits');
    await noteForAdministrators(tx, { userId, authorId: viewer.userId, body: reason });
    await announceSignInChange(tx, userId, 'reset_asked');
  });
}

/** Kept beside the account, where administrators read what was done and why. */
export async function noteForAdministrators(
  { database, now }: Pick<ReadContext, 'database' | 'now'>,
  { userId, authorId, body }: { userId: number; authorId: number; body: string },
): Promise<void> {
  await database
    .insertInto('admin_notes')
    .values({ subject_type: 'user', subject_id: userId, author_user_id: authorId, body, created_at: now })
    .execute();
}

/** Carries out a reset whose day is over, before a login asks for the second factor. */
export async function applyDueReset(context: Context, userId: number): Promise<void> {
  const due = await context.database
    .selectFrom('second_factor_resets')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('due_at', '<=', context.now)
    .executeTakeFirst();
  if (!due) return;
  await transact(context, async (tx) => {
    await lockUser(tx.database, userId);
    // A login with the factor may have ended it meanwhile.
    const reset = await tx.database
      .deleteFrom('second_factor_resets')
      .where('user_id', '=', userId)
      .where('due_at', '<=', tx.now)
      .returning('user_id')
      .executeTakeFirst();
    if (!reset) return;
    await removeSecondFactors(tx, userId);
    await announceSignInChange(tx, userId, 'reset_done');
  });
}

/**
 * Uses a second factor up, and ends a reset that waits: what was used is not lost. Of it and a reset that is due, the first one
 * counts, because each has the account's lock. `take` answers null where the factor was wrong.
 */
export async function takeFactor<Taken extends object>(
  context: Context,
  userId: number,
  take: (tx: ReadContext) => Promise<Taken | null>,
): Promise<Taken | null> {
  return transact(context, async (tx) => {
    await lockUser(tx.database, userId);
    const taken = await take(tx);
    if (taken === null) return null;
    await tx.database.deleteFrom('second_factor_resets').where('user_id', '=', userId).execute();
    return taken;
  });
}
