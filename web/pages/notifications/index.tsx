import { Link } from '@inertiajs/react';
import { route } from '../../../common/routes/route-table.ts';
import type { NotificationsView, NotificationView } from '../../../server/notifications/inbox/views.ts';
import { ActionForm } from '../../components/form/post-form.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { TimeAgo } from '../../components/ui/time-ago.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import { useQuietReload } from '../../hooks/use-quiet-reload.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';

export type Props = NotificationsView;

/** The reader's notices, the latest first; new ones appear by themselves. */
export default function NotificationsPage({ notifications, pagination, hasUnread }: Props) {
  const t = useT();
  const { viewer } = useShared();
  useQuietReload({
    channel: viewer === null ? null : `private-users.${viewer.userId}`,
    event: 'notification.created',
  });
  const readAll = route('notifications.read_all');
  return (
    <>
      <PageHead title={t('notifications.title')} noIndex />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1>{t('notifications.title')}</h1>
        {hasUnread && (
          <ActionForm action={readAll} visit={{ preserveScroll: false }}>
            <Button type="submit" size="small">
              {t('notifications.mark_all')}
            </Button>
          </ActionForm>
        )}
      </div>
      <p className="mt-2 mb-6">
        <Link href={route('settings.notifications')}>{t('notifications.to_settings')}</Link>
      </p>
      {notifications.length === 0 && (
        <EmptyState title={t('notifications.none_title')} text={t('notifications.none_text')} />
      )}
      <ul>
        {notifications.map((notification) => (
          <Item key={notification.id} notification={notification} />
        ))}
      </ul>
      <Pagination
        page={pagination.current_page}
        lastPage={pagination.last_page}
        hrefFor={(page) => route('notifications.index', {}, { query: { page } })}
      />
    </>
  );
}

function Item({ notification: { id, text, href, createdAt, isRead } }: { notification: NotificationView }) {
  const t = useT();
  const action = route('notifications.mark', { id });
  const also = { read: isRead ? 'no' : 'yes' };
  return (
    <li className="grid gap-1 border-t border-line py-3">
      <p>
        <Link className={isRead ? undefined : 'font-semibold'} href={href} dir="auto">
          <UserText text={text} />
        </Link>
      </p>
      <div className="flex items-center justify-between gap-3">
        <p className="flex items-center gap-2 text-sm text-muted">
          {!isRead && <Badge tone="blueprint">{t('notifications.unread')}</Badge>}
          <TimeAgo at={createdAt} />
        </p>
        <ActionForm action={action} also={also}>
          <Button type="submit" variant="ghost" size="small">
            {t(isRead ? 'notifications.mark_unread' : 'notifications.mark_read')}
          </Button>
        </ActionForm>
      </div>
    </li>
  );
}
