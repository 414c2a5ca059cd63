import { randomBytes } from 'node:crypto';
import { showBusiness } from '../../accounts/confirm-address.ts';
import { endPendingChange } from '../../accounts/end-pending-change.ts';
import { isMailboxTaken } from '../../accounts/mailbox.ts';
import { endSessionsBut } from '../../accounts/sessions/sessions.ts';
import { sessionEnded } from '../../accounts/events.ts';
import { transact, type Context } from '../../core/context.ts';
import { invalid, unauthenticated } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { isActiveAccount } from '../../conditions/live-accounts.ts';
import { changeOfLink } from '../queries/email-change.ts';

/** PostgreSQL's name for a value that another row has. */
export const UNIQUE_VIOLATION = '23505';

export const newNonce = (): string => randomBytes(12).toString('base64url');

/**
 * Asks for another address: it counts once its owner confirms it. Both addresses are told. An address that another account has
 * is treated the same, and gets no link. Throws InvalidInput for one's own, 401 where the session ended meanwhile.
 */
export async function askForEmail(
  context: Context,
  viewer: SignedIn,
  { email }: { email: string },
): Promise<void> {
  if (email === viewer.email) throw invalid('email', 'settings.same_email');
  await transact(context, async (tx) => {
    // A new password, which ends all sessions, waits for this one and then ends the request as well.
    const session = await tx.database
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', viewer.sessionId)
      .forShare()
      .executeTakeFirst();
    if (!session) throw unauthenticated();
    const change = { email, nonce: newNonce(), asked_at: tx.now };
    await tx.database
      .insertInto('email_changes')
      .values({ user_id: viewer.userId, ...change })
      .onConflict((row) => row.column('user_id').doUpdateSet(change))
      .execute();
    tx.announce({ name: 'account.email_change_asked', userId: viewer.userId });
  });
}

export async function cancelEmailChange({ database }: Context, { userId }: SignedIn): Promise<void> {
  await endPendingChange(database, userId);
}

/**
 * Activates the new address, keeps a confirmed former one for its owner to come back to, and ends all other
 * sessions. False where the link is forged, used, canceled or too old, or the address is taken.
 */
export async function confirmEmailChange(context: Context, token: string): Promise<boolean> {
  try {
    return await transact(context, async (tx) => {
      const { database, now } = tx;
      const change = await changeOfLink(tx, 'change', token);
      if (!change) return false;
      const { userId, email, nonce } = change;
      const user = await database
        .selectFrom('users')
        .select(['email', 'email_verified'])
        .where('id', '=', userId)
        .where(isActiveAccount('users'))
        .forUpdate()
        .executeTakeFirst();
      if (!user || (await isMailboxTaken(database, email, userId))) return false;
      const used = await database
        .deleteFrom('email_changes')
        .where('user_id', '=', userId)
        .where('nonce', '=', nonce)
        .returning('user_id')
        .executeTakeFirst();
      if (!used) return false;
      // An address that was never confirmed may be a stranger's, who shall not get the account.
      if (user.email_verified)
        await database
          .insertInto('former_emails')
          .values({ user_id: userId, email: user.email, nonce: newNonce(), replaced_at: now })
          .execute();
      await database
        .updateTable('users')
        .set({ email, email_verified: true, updated_at: now })
        .where('id', '=', userId)
        .execute();
      await showBusiness(tx, userId);
      // A link to a new password that lies in the former mailbox opens nothing any more.
      await database.deleteFrom('verifications').where('value', '=', String(userId)).execute();
      await endSessionsBut(database, userId, context.viewer);
      tx.announce(sessionEnded(userId));
      tx.announce({ name: 'account.email_changed', userId, formerEmail: user.email });
      return true;
    });
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

/**
 * The owner of the present address ends a change that they did not ask for, and all sessions but their own.
 * False where the link opens nothing any more.
 */
export async function stopEmailChange(context: Context, token: string): Promise<boolean> {
  return transact(context, async (tx) => {
    const change = await changeOfLink(tx, 'stop', token);
    if (!change) return false;
    await endSessionsBut(tx.database, change.userId, context.viewer);
    await endPendingChange(tx.database, change.userId);
    tx.announce(sessionEnded(change.userId));
    return true;
  });
}
