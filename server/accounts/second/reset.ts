import { SECOND_FACTOR_RESET_HOURS } from '../../../common/limits/sign-in.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, forbidden, unauthenticated } from '../../core/errors.ts';
import type { Queryable } from '../../database/client.ts';
import { signInChanged } from '../events.ts';
import { lockAccount } from '../queries/lock-account.ts';
import { enrolledMethods } from './enrolled.ts';

/** Removes passkeys, codes by an app and recovery codes: the password, the mail and providers stay. */
export async function removeSecondFactors(database: Queryable, userId: number): Promise<void> {
  await database.deleteFrom('app_codes').where('user_id', '=', userId).execute();
  await database.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await database.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await database.deleteFrom('second_factor_resets').where('user_id', '=', userId).execute();
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
    tx.announce(signInChanged(userId, 'reset_asked'));
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
  await transact(context, async ({ database, announce }) => {
    await removeSecondFactors(database, userId);
    announce(signInChanged(userId, 'reset_done'));
  });
}

/** A login with the second factor shows that it is not lost. */
export async function endReset({ database }: Context, userId: number): Promise<void> {
  await database.deleteFrom('second_factor_resets').where('user_id', '=', userId).execute();
}
