import {
  NOTIFICATION_NEWS,
  type NotificationChannel,
  type NotificationKind,
} from '../../../common/notification-kinds.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Language } from '../../../common/format/language.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { DecisionAction } from '../../../common/constants.ts';
import type { Pagination } from '../../core/pagination.ts';
import type { NoticeTarget } from './notice.ts';
import type { NotificationRow } from './queries/list-notifications.ts';

/** A notification in the list and in its event: a sentence in the reader's language. */
export type NotificationView = {
  id: number;
  kind: NotificationKind;
  text: string;
  /** Opens it and leads on; it counts as read from then on. */
  href: string;
  /** ISO 8601 UTC */
  createdAt: string;
  isRead: boolean;
};
export type NotificationsView = {
  notifications: NotificationView[];
  pagination: Pagination;
  hasUnread: boolean;
};
export type NotificationSettingsView = {
  /** The channel of each kind with a choice. */
  channels: Record<string, NotificationChannel>;
  /** Whole hours in the reader's time zone; null: none. */
  quiet: { from: number; until: number } | null;
  /** In words, as the reader's language names it. */
  timeZone: string;
  /** False where the zone is a guess. */
  hasRegion: boolean;
  /** The key with which a browser asks for notices on this device; null: there are none. */
  pushKey: string | null;
};

type NotificationFacts = Pick<NotificationRow, 'kind' | 'params'>;

/** The event in one sentence. A decision is named by its action. */
export function sentenceOf({ kind, params }: NotificationFacts, t: Translate): string {
  const { action } = params;
  const news = NOTIFICATION_NEWS.find((one) => one === params['news']);
  if (news !== undefined) return t(`notifications.news.${news}`, params);
  if ((kind === 'decision' || kind === 'appeal_decided') && typeof action === 'string')
    return t(`notifications.text.${kind}`, { decision: t(`decisions.action.${action as DecisionAction}`) });
  return t(`notifications.text.${kind}`, params);
}

export const toNotificationView = (row: NotificationRow, t: Translate): NotificationView => ({
  id: row.id,
  kind: row.kind,
  text: sentenceOf(row, t),
  href: route('notifications.show', { id: row.id }),
  createdAt: row.createdAt.toISOString(),
  isRead: row.isRead,
});

/** The address that a notification leads to. */
export function placeOf({ name, params = {}, query, anchor }: NoticeTarget, language: Language): string {
  // The names come from our own notices; the compiler cannot relate them to their parameters.
  const path = route(name, params as never, { language, ...(query && { query }) });
  return anchor === undefined ? path : `${path}#${anchor}`;
}
