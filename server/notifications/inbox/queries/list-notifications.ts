import { sql } from 'kysely';
import type { NotificationKind } from '../../../../common/notification-kinds.ts';
import { NOTIFICATIONS_PER_PAGE } from '../../../../common/notification-kinds.ts';
import { paginate, type Pagination } from '../../../core/pagination.ts';
import type { Queryable } from '../../../database/client.ts';
import type { NoticeTarget } from '../notice.ts';
import { isRead, isReadable } from './readable.ts';

export type NotificationRow = {
  id: number;
  kind: NotificationKind;
  params: Record<string, string | number>;
  target: NoticeTarget;
  createdAt: Date;
  isRead: boolean;
};

/** Notifications as `n` that their reader may still see. */
export const selectNotifications = (database: Queryable) =>
  database
    .selectFrom('notifications as n')
    .select(['n.id', 'n.kind', 'n.params', 'n.target', 'n.created_at as createdAt', isRead.as('isRead')])
    .where(isReadable)
    .$castTo<NotificationRow>();

/** A page of a user's notices, the latest first. */
export async function listNotifications(
  database: Queryable,
  { userId, page }: { userId: number; page: number },
): Promise<{ rows: NotificationRow[]; pagination: Pagination }> {
  const { total } = await database
    .selectFrom('notifications as n')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('n.user_id', '=', userId)
    .where(isReadable)
    .executeTakeFirstOrThrow();
  const pagination = paginate(total, page, NOTIFICATIONS_PER_PAGE);
  const rows = await selectNotifications(database)
    .where('n.user_id', '=', userId)
    .orderBy('n.id', 'desc')
    .limit(NOTIFICATIONS_PER_PAGE)
    .offset((pagination.current_page - 1) * NOTIFICATIONS_PER_PAGE)
    .execute();
  return { rows, pagination };
}

/** One of them; undefined where it is not theirs, or no longer to be seen. */
export const findNotification = (database: Queryable, userId: number, id: number) =>
  selectNotifications(database).where('n.user_id', '=', userId).where('n.id', '=', id).executeTakeFirst();
