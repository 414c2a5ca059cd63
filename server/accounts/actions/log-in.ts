import type { Context } from '../../core/context.ts';
import type { Accounts } from '../accounts.ts';
import type { Credential } from '../queries/credentials.ts';
import { sessionEnded } from '../events.ts';
import { keepAccount } from '../keep-account.ts';
import { noteOrigin, type Origin } from '../origins.ts';
import { endSession, startSession, type StartedSession } from '../sessions.ts';
import { checkCredentials } from './check-password.ts';

export type Arrival = Origin & { userAgent: string | undefined; formerToken: string | null };
/** `isKept`: the account was about to close, and stays. */
export type LoggedIn = { account: Credential; session: StartedSession; isKept: boolean };

/** Opens a session for the right password. Throws as checkCredentials does. */
export async function logIn(
  context: Context,
  accounts: Accounts,
  input: { email: string; password: string },
  arrival: Arrival,
): Promise<LoggedIn> {
  const account = await checkCredentials(context, input, arrival);
  const isKept = await keepAccount(context, account.userId);
  return { account, session: await openSession(context, accounts, account.userId, arrival), isKept };
}

/** Replaces the browser's former session, so that a token planted before the login becomes worthless. */
export async function openSession(
  context: Context,
  accounts: Accounts,
  userId: number,
  arrival: Arrival,
): Promise<StartedSession> {
  const former =
    arrival.formerToken === null ? null : await endSession(context.database, arrival.formerToken);
  if (former !== null) context.announce(sessionEnded(former));
  await noteOrigin(context, userId, arrival);
  const session = await startSession(accounts, { userId, userAgent: arrival.userAgent });
  // The password has just been given.
  await context.database
    .updateTable('sessions')
    .set({ password_confirmed_at: context.now })
    .where('id', '=', session.id)
    .execute();
  return session;
}
