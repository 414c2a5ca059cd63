import type { Context } from '../../core/context.ts';
import { InactiveAccount, unauthenticated } from '../../core/errors.ts';
import { noteSecurity } from '../../core/security-log.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Accounts } from '../accounts.ts';
import type { Origin } from '../origins.ts';
import type { TokenRequest } from '../schemas.ts';
import { startDeviceSession } from '../sessions/sessions.ts';
import { checkCredentials } from './check-password.ts';

const UNNAMED_DEVICE = 'unnamed';

export type Asker = Origin & { browser: Viewer; userAgent: string | undefined };

/**
 * A bearer token for /api: by address and password, or for a signed-in user. Throws as checkCredentials, 401,
 * or 403 when inactive.
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
  if (owner.status === 'inactive') throw new InactiveAccount();
  const ownBrowser = asker.browser?.userId === owner.userId ? asker.browser.sessionId : null;
  const session = { userId: owner.userId, userAgent: asker.userAgent };
  const device = { name: input.device_name || UNNAMED_DEVICE, parentSessionId: ownBrowser };
  const { id, token } = await startDeviceSession(accounts, session, device);
  noteSecurity(context, 'token.made', { userId: owner.userId, sessionId: id });
  if (credentials)
    await context.database
      .updateTable('sessions')
      .set({ password_confirmed_at: context.now })
      .where('id', '=', id)
      .execute();
  return token;
}
