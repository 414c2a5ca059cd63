import { useT } from '../../lib/page/app-context.tsx';

const SHOWN_MAX = 99;

/** The user's number of new items; hidden when there are none. */
export function UnreadCount({ count: unread }: { count: number }) {
  const t = useT();
  if (unread === 0) return null;
  return (
    <span className="unread-count">
      <span aria-hidden="true">{unread > SHOWN_MAX ? `${SHOWN_MAX}+` : unread}</span>
      <span className="sr-only">{t('layout.unread', { count: unread })}</span>
    </span>
  );
}
