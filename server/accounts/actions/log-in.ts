import { transact, type Context, type ReadContext } from '../../core/context.ts';
import type { Accounts } from '../accounts.ts';
import { sessionEnded } from '../events.ts';
import { keepAccount } from '../status/keep-account.ts';
import { noteOrigin, type Origin } from '../origins.ts';
import { endSession, startSession, type StartedSession } from '../sessions/sessions.ts';

export type Arrival = Origin & { userAgent: string | undefined; formerToken: string | null };
/** `kept`: the account was about to close, and stays, with the answer of `whenKept`. */
export type LoggedIn<Kept> = { session: StartedSession; kept: { plan: Kept } | null };
/** The writes of other nouns in the same transaction. */
export type WhenKept<Kept> = (tx: ReadContext, userId: number) => Promise<Kept>;
/** `isStrong`: a second factor or a passkey was used. */
export type Proven = { userId: number; isStrong: boolean };

/** Opens a session for a user who proved all that the account asks for. */
export async function logIn<Kept>(
  context: Context,
  accounts: Accounts,
  { userId, isStrong }: Proven,
  arrival: Arrival,
  whenKept: WhenKept<Kept>,
): Promise<LoggedIn<Kept>> {
  const kept = await transact(context, async (tx) =>
    (await keepAccount(tx, userId)) ? { plan: await whenKept(tx, userId) } : null,
  );
  return { session: await openSession(context, accounts, { userId, isStrong }, arrival), kept };
}

/** Replaces the browser's former session, so that a token planted before the login becomes worthless. */
export async function openSession(
  context: Context,
  accounts: Accounts,
  { userId, isStrong }: Proven,
  arrival: Arrival,
): Promise<StartedSession> {
  const former =
    arrival.formerToken === null ? null : await endSession(context.database, arrival.formerToken);
  if (former !== null) context.announce(sessionEnded(former));
  await noteOrigin(context, userId, arrival);
  const session = await startSession(accounts, { userId, userAgent: arrival.userAgent });
  // The user has just signed in.
  await context.database
    .updateTable('sessions')
    .set({ password_confirmed_at: context.now, ...(isStrong && { second_factor_at: context.now }) })
    .where('id', '=', session.id)
    .execute();
  return session;
}
