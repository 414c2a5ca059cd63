import { generateRandomString } from 'better-auth/crypto';
import { PASSWORD_RESET_MINUTES } from '../../../common/constants.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import type { Accounts } from '../accounts.ts';
import { confirmAddress } from '../confirm-address.ts';
import { endPendingChange } from '../end-pending-change.ts';
import { passwordChanged } from '../events.ts';
import { forgetGuessesAt } from '../login-throttle.ts';
import { passwordChangedMail, resetMail } from '../mails/account-mails.ts';
import { credentialByEmail, credentialOfUser } from '../queries/credentials.ts';
import { endSessionsOf } from '../sessions.ts';

const TOKEN_LENGTH = 40;
/** More than this within the life of a link fill a mailbox rather than open an account. */
const LINKS_AT_ONCE = 3;

const identifierOf = (token: string) => `reset-password:${token}`;

/**
 * Sends a reset link after the answer. An unknown address gets the same answer, so that it reveals no
 * accounts.
 */
export function requestReset(context: Context, accounts: Accounts, email: string): void {
  accounts.outbox.later(async () => {
    const account = await credentialByEmail(context.database, email);
    if (!account) return;
    const token = await createLink(context, accounts, account.userId);
    if (token !== null) await accounts.mailer.send(resetMail(accounts, account, token));
  });
}

/** The token of a new link; null for a user with too many of them. */
function createLink(context: Context, accounts: Accounts, userId: number): Promise<string | null> {
  return transact(context, async (inside) => {
    // Locked: of several asked for at once each counts those before it.
    await inside.database
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .execute();
    if ((await liveLinks(inside, userId)) >= LINKS_AT_ONCE) return null;
    const token = generateRandomString(TOKEN_LENGTH);
    const { internalAdapter } = await accounts.auth.$context;
    await internalAdapter.createVerificationValue({
      identifier: identifierOf(token),
      value: String(userId),
      expiresAt: new Date(Date.now() + PASSWORD_RESET_MINUTES * 60_000),
    });
    return token;
  });
}

async function liveLinks({ database, now }: ReadContext, userId: number): Promise<number> {
  const { count } = await database
    .selectFrom('verifications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('value', '=', String(userId))
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a link still opens anything. */
export async function isResetOpen(accounts: Accounts, token: string): Promise<boolean> {
  const { internalAdapter } = await accounts.auth.$context;
  const found = await internalAdapter.findVerificationValue(identifierOf(token));
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
  input: { token: string; password: string },
): Promise<void> {
  const { internalAdapter } = await accounts.auth.$context;
  const claim = await internalAdapter.findVerificationValue(identifierOf(input.token));
  const done = await accounts.auth.api
    .resetPassword({ body: { token: input.token, newPassword: input.password } })
    .catch((error: unknown) => refuseLink(error));
  if (!done.status || !claim) throw invalid('token', 'accounts.reset_link_invalid');
  const account = await afterReset(context, Number(claim.value));
  if (account) accounts.outbox.send(passwordChangedMail(accounts, account));
}

function refuseLink(error: unknown): never {
  const { code } = (error as { body?: { code?: string } }).body ?? {};
  if (code === 'INVALID_TOKEN' || code === 'USER_NOT_FOUND')
    throw invalid('token', 'accounts.reset_link_invalid');
  throw error;
}

/** The other links of the account, and whatever session began meanwhile with the old password. */
function afterReset(context: Context, userId: number) {
  return transact(context, async (inside) => {
    const { database, ip, announce } = inside;
    await database.deleteFrom('verifications').where('value', '=', String(userId)).execute();
    await confirmAddress(inside, { userId });
    await endSessionsOf(database, userId);
    await endPendingChange(database, userId);
    announce(passwordChanged(userId));
    const account = await credentialOfUser(database, userId);
    if (account) await forgetGuessesAt(inside, account.email, ip);
    return account;
  });
}
