import { randomBytes } from 'node:crypto';
import { transact, type Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { isTokenOf, userIdIn } from '../email-change-link.ts';
import { openEmailChange } from '../queries/email-change.ts';
import { isActiveAccount } from '../../database/live-accounts.ts';

/** PostgreSQL's name for a value that another row has. */
const UNIQUE_VIOLATION = '23505';

/**
 * Asks for another address: it counts once its owner confirms it. Both addresses are told. An address that another account has
 * is treated the same, and gets no link. Throws InvalidInput for one's own.
 */
export async function askForEmail(
  context: Context,
  viewer: SignedIn,
  { email }: { email: string },
): Promise<void> {
  if (email === viewer.email) throw invalid('email', 'settings.same_email');
  await transact(context, async (inside) => {
    const change = { email, nonce: randomBytes(12).toString('base64url'), asked_at: inside.now };
    await inside.database
      .insertInto('email_changes')
      .values({ user_id: viewer.userId, ...change })
      .onConflict((row) => row.column('user_id').doUpdateSet(change))
      .execute();
    inside.announce({ name: 'account.email_change_asked', userId: viewer.userId });
  });
}

export async function cancelEmailChange({ database }: Context, { userId }: SignedIn): Promise<void> {
  await database.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

/**
 * Activates the new address; false where the link is forged, used, canceled or too old, or the address is
 * taken.
 */
export async function confirmEmailChange(context: Context, token: string): Promise<boolean> {
  const userId = userIdIn(token);
  if (userId === null) return false;
  const { appKey } = context.config;
  try {
    return await transact(context, async (inside) => {
      const { database, now } = inside;
      const change = await openEmailChange(database, userId, now);
      if (!change || !isTokenOf(token, change, appKey)) return false;
      const user = await database
        .selectFrom('users')
        .select('email')
        .where('id', '=', userId)
        .where(isActiveAccount('users'))
        .forUpdate()
        .executeTakeFirst();
      if (!user) return false;
      const { numDeletedRows } = await database
        .deleteFrom('email_changes')
        .where('user_id', '=', userId)
        .where('nonce', '=', change.nonce)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return false;
      await database
        .updateTable('users')
        .set({ email: change.email, email_verified: true, updated_at: now })
        .where('id', '=', userId)
        .execute();
      // A link to a new password that lies in the former mailbox opens nothing any more.
      await database.deleteFrom('verifications').where('value', '=', String(userId)).execute();
      inside.announce({ name: 'account.email_changed', userId, formerEmail: user.email });
      return true;
    });
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}
