import type { Context } from '../../core/context.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { checkOwnPassword } from './check-password.ts';

/** Notes on the session that the password was just given again. Throws InvalidInput on `password` when it is wrong. */
export async function confirmPassword(context: Context, viewer: SignedIn, password: string): Promise<void> {
  await checkOwnPassword(context, viewer.userId, password, 'password');
  await noteConfirmed(context, viewer, { isStrong: false });
}

/** Notes on the session that its user signed in again; `isStrong`: with a second factor. */
export async function noteConfirmed(
  { database, now }: Context,
  { sessionId }: SignedIn,
  { isStrong }: { isStrong: boolean },
): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ password_confirmed_at: now, ...(isStrong && { second_factor_at: now }) })
    .where('id', '=', sessionId)
    .execute();
}
