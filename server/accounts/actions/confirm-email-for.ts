import { transact, type Context } from '../../core/context.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import { confirmAddress } from '../confirm-address.ts';
import { lockAccount } from '../queries/lock-account.ts';

/**
 * Confirms the address of a user who proved it in another way; a note for administrators says how. It is no
 * decision, because it takes nothing away. Throws 409 where the address is confirmed.
 */
export async function confirmEmailFor(
  context: Context,
  { userId, note }: { userId: number; note: string },
): Promise<void> {
  await transact(context, async (tx) => {
    const { database, viewer, now } = tx;
    if (!viewer) throw unauthenticated();
    const { subject } = await lockAccount(database, userId);
    if (subject.emailVerified) throw conflict('people.already_verified');
    await confirmAddress(tx, { userId });
    await database
      .insertInto('admin_notes')
      .values({
        subject_type: 'user',
        subject_id: userId,
        author_user_id: viewer.userId,
        body: note,
        created_at: now,
      })
      .execute();
  });
}
