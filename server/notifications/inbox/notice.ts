import type { NotificationKind } from '../../../common/notification-kinds.ts';
import type { RouteName } from '../../../common/route-table.ts';

/** The page that a notification leads to. */
export type NoticeTarget = {
  name: RouteName;
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  /** Without `#`. */
  anchor?: string;
};

/** Something that one user is told, once for each subject. */
export type Notice = {
  userId: number | null;
  kind: NotificationKind;
  subject: { type: string; id: number };
  /** Whoever did it, who is not told of it. */
  actorProfileId?: number | null;
  /** For the sentence `notifications.text.{kind}`. */
  params: Record<string, string | number>;
  target: NoticeTarget;
};
