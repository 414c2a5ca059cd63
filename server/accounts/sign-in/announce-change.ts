import type { SignInChange } from '../../../common/profiles/sign-in.ts';
import type { ReadContext } from '../../core/context.ts';
import { signInChanged } from '../events.ts';
import { deviceNameOf, type DeviceName } from '../sessions/device-name.ts';
import type { SignInChangeDetails } from './sign-in-events.ts';

/** `userAgent`: of a browser that is about to log in. `passkey`: the name of the one that was added or removed. */
type ChangedBy = { userAgent?: string | null | undefined; passkey?: string };

/** Announces a change of how an account signs in, with its time and the device of the user who made it. */
export async function announceSignInChange(
  tx: ReadContext,
  userId: number,
  change: SignInChange,
  changedBy: ChangedBy = {},
): Promise<void> {
  tx.announce(signInChanged(userId, change, await changeDetails(tx, userId, changedBy)));
}

/** The facts that the mail about a change names. */
export async function changeDetails(
  tx: ReadContext,
  userId: number,
  { userAgent, passkey }: ChangedBy,
): Promise<SignInChangeDetails> {
  const device = userAgent === undefined ? await ownDevice(tx, userId) : deviceNameOf(userAgent);
  const named = passkey === undefined ? {} : { passkey };
  return { at: tx.now.toISOString(), device, ...named };
}

/** The device of the viewer's session; null where another person acts, such as an administrator. */
async function ownDevice({ database, viewer }: ReadContext, userId: number): Promise<DeviceName | null> {
  if (viewer?.userId !== userId) return null;
  const session = await database
    .selectFrom('sessions')
    .select('user_agent')
    .where('id', '=', viewer.sessionId)
    .executeTakeFirst();
  return session ? deviceNameOf(session.user_agent) : null;
}
