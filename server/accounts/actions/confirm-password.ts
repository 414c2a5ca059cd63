import type { Context } from '../../core/context.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { checkOwnPassword } from './check-password.ts';

/** Notes on the session that the password was just given again. Throws InvalidInput on `password` when it is wrong. */
export async function confirmPassword(context: Context, viewer: SignedIn, password: string): Promise<void> {
  await checkOwnPassword(context, viewer.userId, password, 'password');
  await context.database
    .updateTable('sessions')
    .set({ password_confirmed_at: context.now })
    .where('id', '=', viewer.sessionId)
    .execute();
}
