import type { Context } from '../../core/context.ts';
import { InactiveAccount, invalid, unauthenticated } from '../../core/errors.ts';
import { noteSecurity } from '../../core/security-log.ts';
import type { Role, Viewer } from '../../core/viewer.ts';
import type { Accounts } from '../accounts.ts';
import type { Origin } from '../origins.ts';
import type { TokenRequest } from '../schemas.ts';
import { startDeviceSession } from '../sessions/sessions.ts';
import { asksSecond, enrolledMethods } from '../second/enrolled.ts';
import { applyDueReset } from '../second/reset.ts';
import { checkSecondCode } from '../sign-in/check-second.ts';
import { credentialOfUser } from '../queries/credentials.ts';
import { checkCredentials } from './check-password.ts';

const UNNAMED_DEVICE = 'unnamed';

export type Asker = Origin & { browser: Viewer; userAgent: string | undefined };

/**
 * A bearer token for /api: by address and password (and a code, where the account has a second factor), or for a
 * signed-in user. Throws as checkCredentials, InvalidInput on `code`, 401, or 403 when inactive.
 */
export async function createToken(
  context: Context,
  accounts: Accounts,
  input: TokenRequest,
  asker: Asker,
): Promise<string> {
  const { email, password } = input;
  const credentials = email !== undefined && password !== undefined ? { email, password } : null;
  const owner = credentials ? await checkCredentials(context, credentials, asker) : asker.browser;
  if (!owner) throw unauthenticated();
  const isStrong = credentials !== null && (await takeSecondFactor(context, owner.userId, input.code, asker));
  if (owner.status === 'inactive') throw new InactiveAccount();
  const ownBrowser = asker.browser?.userId === owner.userId ? asker.browser.sessionId : null;
  const session = { userId: owner.userId, userAgent: asker.userAgent };
  const device = { name: input.device_name || UNNAMED_DEVICE, parentSessionId: ownBrowser };
  const { id, token } = await startDeviceSession(accounts, session, device);
  noteSecurity(context, 'token.made', { userId: owner.userId, sessionId: id });
  if (credentials)
    await context.database
      .updateTable('sessions')
      .set({ password_confirmed_at: context.now, ...(isStrong && { second_factor_at: context.now }) })
      .where('id', '=', id)
      .execute();
  return token;
}

/** Checks the code of an account that asks for one; false where it asks for none. */
async function takeSecondFactor(
  context: Context,
  userId: number,
  code: string | undefined,
  asker: Asker,
): Promise<boolean> {
  await applyDueReset(context, userId);
  const { role } = await context.database
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!asksSecond(await enrolledMethods(context.database, userId), role as Role)) return false;
  if (code === undefined || code === '') throw invalid('code', 'signin.token_needs_code');
  const { email } = (await credentialOfUser(context.database, userId)) ?? { email: '' };
  await checkSecondCode(context, { userId, email }, code, asker);
  return true;
}
