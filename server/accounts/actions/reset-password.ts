import { transact, type Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { noteSecurity } from '../../core/security-log.ts';
import type { Accounts } from '../accounts.ts';
import { confirmAddress } from '../confirm-address.ts';
import { endPendingChange } from '../end-pending-change.ts';
import { passwordChanged, resetAsked } from '../events.ts';
import { forgetGuessesAt } from '../sessions/login-throttle.ts';
import { credentialOfUser } from '../queries/credentials.ts';
import { changeDetails } from '../sign-in/announce-change.ts';
import { endStepsOf } from '../sign-in/steps.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { resetIdentifier } from '../sessions/tokens-at-rest.ts';

/**
 * Asks for a reset link. An unknown address takes the same work and gets the same answer, so that it reveals no
 * accounts; the account is looked up when the mail is made.
 */
export const requestReset = (context: Context, email: string): Promise<void> =>
  transact(context, async ({ announce }) => announce(resetAsked(email)));

/** Whether a link still opens anything. */
export async function isResetOpen(accounts: Accounts, token: string): Promise<boolean> {
  const { internalAdapter } = await accounts.auth.$context;
  const found = await internalAdapter.findVerificationValue(resetIdentifier(token));
  return found !== null && found !== undefined && found.expiresAt > new Date();
}

/**
 * Sets a new password with a link's token, once, and ends every session and token of the account. The link
 * proves that its user reads the mail, so the address is confirmed too. Throws InvalidInput on `token` when
 * the link is used up or too old.
 */
export async function resetPassword(
  context: Context,
  accounts: Accounts,
  input: { token: string; password: string; userAgent: string | undefined },
): Promise<void> {
  const { internalAdapter } = await accounts.auth.$context;
  const claim = await internalAdapter.findVerificationValue(resetIdentifier(input.token));
  const done = await accounts.auth.api
    .resetPassword({ body: { token: input.token, newPassword: input.password } })
    .catch((error: unknown) => refuseLink(error));
  if (!done.status || !claim) throw invalid('token', 'accounts.reset_link_invalid');
  noteSecurity(context, 'password.changed', { userId: Number(claim.value) });
  await afterReset(context, Number(claim.value), input.userAgent);
}

function refuseLink(error: unknown): never {
  const { code } = (error as { body?: { code?: string } }).body ?? {};
  if (code === 'INVALID_TOKEN' || code === 'USER_NOT_FOUND')
    throw invalid('token', 'accounts.reset_link_invalid');
  throw error;
}

/** The other links of the account, and whatever session began meanwhile with the old password. */
function afterReset(context: Context, userId: number, userAgent: string | undefined): Promise<void> {
  return transact(context, async (tx) => {
    const { database, ip, announce } = tx;
    await database.deleteFrom('verifications').where('value', '=', String(userId)).execute();
    await confirmAddress(tx, { userId });
    await endSessionsOf(database, userId);
    await endStepsOf(tx, userId);
    await endPendingChange(database, userId);
    announce(passwordChanged(userId, await changeDetails(tx, userId, { userAgent })));
    const account = await credentialOfUser(database, userId);
    if (account) await forgetGuessesAt(tx, account.email, ip);
  });
}
