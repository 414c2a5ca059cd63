import type { ReactNode } from 'react';

/** Says what would be here, and offers the one next step. */
export function EmptyState({
  title,
  text,
  action,
}: {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="empty">
      <div className="empty-title">{title}</div>
      {text && <p className="text-muted">{text}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
