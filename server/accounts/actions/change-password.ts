import { transact, type Context } from '../../core/context.ts';
import { noteSecurity } from '../../core/security-log.ts';
import type { SignedIn } from '../../core/viewer.ts';
import type { Accounts } from '../accounts.ts';
import { endPendingChange } from '../end-pending-change.ts';
import { passwordChanged } from '../events.ts';
import { sessionByToken, type StartedSession } from '../sessions/sessions.ts';
import { changeDetails } from '../sign-in/announce-change.ts';
import { endStepsOf } from '../sign-in/steps.ts';
import { checkOwnPassword } from './check-password.ts';

/**
 * Replaces the password and ends every other session and every token; answers with the session that
 * continues. Throws InvalidInput on `current_password` when it is wrong, Refusal 429 after too many tries.
 */
export async function changePassword(
  context: Context,
  accounts: Accounts,
  viewer: SignedIn,
  input: { current_password: string; password: string },
  cookies: string,
): Promise<StartedSession> {
  await checkOwnPassword(context, viewer.userId, input.current_password, 'current_password');
  const { second_factor_at, user_agent: userAgent } = await context.database
    .selectFrom('sessions')
    .select(['second_factor_at', 'user_agent'])
    .where('id', '=', viewer.sessionId)
    .executeTakeFirstOrThrow();
  const { token } = await accounts.auth.api.changePassword({
    body: { currentPassword: input.current_password, newPassword: input.password, revokeOtherSessions: true },
    headers: new Headers({ cookie: cookies }),
  });
  if (token === null) throw new Error('the session was not renewed');
  noteSecurity(context, 'password.changed', { userId: viewer.userId });
  const session = await sessionByToken(context.database, token);
  await transact(context, async (tx) => {
    const { database, announce } = tx;
    await endStepsOf(tx, viewer.userId);
    // It is the same browser, whose user showed the second factor before.
    await database.updateTable('sessions').set({ second_factor_at }).where('id', '=', session.id).execute();
    // A link that was mailed before must not set another password now.
    await database.deleteFrom('verifications').where('value', '=', String(viewer.userId)).execute();
    await endPendingChange(database, viewer.userId);
    announce(passwordChanged(viewer.userId, await changeDetails(tx, viewer.userId, { userAgent })));
  });
  return session;
}
