import { IconBell } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { whenLive } from '../../lib/live/live.ts';
import { Link } from '../ui/link.tsx';
import { UnreadCount } from './unread-count.tsx';

/** The way to the notifications, with how many are new. */
export function BellLink() {
  const t = useT();
  return (
    <Link className="icon-button bell" href={route('notifications.index')}>
      <IconBell size={22} stroke={1.75} aria-hidden="true" />
      <span className="sr-only">{t('layout.notifications')}</span>
      <UnreadCount count={useUnread()} />
    </Link>
  );
}

/** The number of new items: the page's, or a later event's. */
function useUnread(): number {
  const { viewer, now } = useShared();
  const [heard, setReceived] = useState<{ unread: number; now: string } | null>(null);
  const userId = viewer?.userId ?? null;
  useEffect(
    () =>
      userId === null
        ? undefined
        : whenLive((live) =>
            live.hear(
              `private-users.${userId}`,
              'notification.created',
              (payload) => setReceived({ unread: (payload as { unread: number }).unread, now }),
              () => undefined,
            ),
          ),
    [userId, now],
  );
  return heard !== null && heard.now === now ? heard.unread : (viewer?.unread ?? 0);
}
