import type { NotificationKind, NotificationNews } from '../../../common/notification-kinds.ts';
import type { RouteName } from '../../../common/routes/route-table.ts';

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
  /** The business that it is for: its members are told, too. */
  businessId?: number;
  kind: NotificationKind;
  subject: { type: string; id: number };
  /** The actor, who gets no notice of it. */
  actorProfileId?: number | null;
  /** For the sentence `notifications.text.{kind}`, or `notifications.news.{news}` where that is told. */
  params: Record<string, string | number> & { news?: NotificationNews };
  target: NoticeTarget;
};
