import { transact, type Context } from '../../../core/context.ts';
import { unauthenticated } from '../../../core/errors.ts';

/** Marks one of the reader's notifications as read, or as unread again. */
export async function markNotification(
  context: Context,
  { id, isRead }: { id: number; isRead: boolean },
): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transact(context, async ({ database, now }) => {
    await database
      .updateTable('notifications')
      .set({ read_at: isRead ? now : null })
      .where('id', '=', id)
      .where('user_id', '=', viewer.userId)
      .where('read_at', isRead ? 'is' : 'is not', null)
      .execute();
  });
}

/** Marks everything that is new to the reader as read: statements and reviews of their page, too. */
export async function markAllRead(context: Context): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transact(context, async ({ database, now }) => {
    await database
      .updateTable('notifications')
      .set({ read_at: now })
      .where('user_id', '=', viewer.userId)
      .where('read_at', 'is', null)
      .execute();
    await database
      .updateTable('decision_statements')
      .set({ read_at: now })
      .where('user_id', '=', viewer.userId)
      .where('read_at', 'is', null)
      .execute();
    await database
      .updateTable('users')
      .set({ reviews_seen_at: now })
      .where('id', '=', viewer.userId)
      .execute();
  });
}
