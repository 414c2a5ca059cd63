import { randomBytes } from 'node:crypto';
import { endPendingChange } from '../../accounts/end-pending-change.ts';
import { resetAsked, sessionEnded } from '../../accounts/events.ts';
import { hashPassword } from '../../accounts/passwords/passwords.ts';
import { removeWaysAddedSince } from '../../accounts/second/ways-added-since.ts';
import { endSessionsOf } from '../../accounts/sessions/sessions.ts';
import { endStepsOf } from '../../accounts/sign-in/steps.ts';
import { keepMembership, type ReturnedPlan } from '../../billing/closing/closing-membership.ts';
import { transact, type Context } from '../../core/context.ts';
import { isOpenAccount } from '../../conditions/live-accounts.ts';
import { formerEmailOfLink } from '../queries/email-change.ts';
import { UNIQUE_VIOLATION } from './change-email.ts';

/**
 * Gives an account back to the owner of a replaced address: the address counts again, everybody is logged out,
 * and the password, which a thief may know, opens nothing; nor do ways to sign in that a thief may have added. The addresses that came after it cannot come back.
 * Answers with the address, and with the plan of an account that was to close; null where the link opens nothing, or another account has the address by now.
 */
export async function undoEmailChange(
  context: Context,
  token: string,
): Promise<{ email: string; plan: ReturnedPlan } | null> {
  const noPassword = await hashPassword(randomBytes(32).toString('base64url'));
  try {
    return await transact(context, async (tx) => {
      const { database, now } = tx;
      const former = await formerEmailOfLink(tx, token);
      if (!former) return null;
      const { userId, id, email, replacedAt } = former;
      const user = await database
        .updateTable('users')
        .set({ email, email_verified: true, closes_at: null, closes_with_reviews: false, updated_at: now })
        .where('id', '=', userId)
        .where(isOpenAccount('users'))
        .returning('id')
        .executeTakeFirst();
      if (!user) return null;
      const used = await database
        .deleteFrom('former_emails')
        .where('user_id', '=', userId)
        .where('id', '>=', id)
        .returning('id')
        .execute();
      if (!used.some((each) => each.id === id)) return null;
      await database
        .updateTable('credentials')
        .set({ password: noPassword, updated_at: now })
        .where('user_id', '=', userId)
        .where('provider_id', '=', 'credential')
        .execute();
      await database.deleteFrom('verifications').where('value', '=', String(userId)).execute();
      await removeWaysAddedSince(database, userId, replacedAt);
      await endSessionsOf(database, userId);
      await endStepsOf(tx, userId);
      await endPendingChange(database, userId);
      tx.announce(sessionEnded(userId));
      // The password opens nothing any more: its owner sets another one.
      tx.announce(resetAsked(email));
      return { email, plan: await keepMembership(tx, userId) };
    });
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return null;
    throw error;
  }
}
