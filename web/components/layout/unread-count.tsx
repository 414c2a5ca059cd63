import { useT } from '../../lib/app-context.tsx';

const SHOWN_MAX = 99;

/** How much is new for who is signed in, as a small number; nothing where nothing is. */
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
