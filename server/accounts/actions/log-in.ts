import { transact, type Context, type ReadContext } from '../../core/context.ts';
import type { Accounts } from '../accounts.ts';
import type { Credential } from '../queries/credentials.ts';
import { sessionEnded } from '../events.ts';
import { keepAccount } from '../status/keep-account.ts';
import { noteOrigin, type Origin } from '../origins.ts';
import { endSession, startSession, type StartedSession } from '../sessions/sessions.ts';
import { checkCredentials } from './check-password.ts';

export type Arrival = Origin & { userAgent: string | undefined; formerToken: string | null };
/** `kept`: the account was about to close, and stays, with the answer of `whenKept`. */
export type LoggedIn<Kept> = { account: Credential; session: StartedSession; kept: { plan: Kept } | null };
/** The writes of other nouns in the same transaction. */
export type WhenKept<Kept> = (tx: ReadContext, userId: number) => Promise<Kept>;

/** Opens a session for the right password. Throws as checkCredentials does. */
export async function logIn<Kept>(
  context: Context,
  accounts: Accounts,
  input: { email: string; password: string },
  arrival: Arrival,
  whenKept: WhenKept<Kept>,
): Promise<LoggedIn<Kept>> {
  const account = await checkCredentials(context, input, arrival);
  const { userId } = account;
  const kept = await transact(context, async (tx) =>
    (await keepAccount(tx, userId)) ? { plan: await whenKept(tx, userId) } : null,
  );
  return { account, session: await openSession(context, accounts, userId, arrival), kept };
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
