import './admin.css';
import type { ReactNode } from 'react';
import { useQuietReload } from '../../hooks/use-quiet-reload.ts';
import { PageHead } from '../layout/page-head.tsx';
import { AdminNavigation } from './admin-navigation.tsx';
import { useRefetch } from './refetch.ts';
import { SecondFactorDays } from '../admin-people/second-factor-days.tsx';

export type AdminFrameProps = {
  title: string;
  /** Beside the title: a number, a link, an action. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The frame of every admin page: the navigation with its counts, the title, the page. */
export function AdminFrame({ title, aside, children }: AdminFrameProps) {
  useRefetch();
  // The open case stays as it is, because a decision on an old version is refused with the reason.
  useQuietReload({ channel: 'private-admin', event: 'queue.changed', except: 'opened' });
  return (
    <div className="admin">
      <PageHead title={title} noIndex />
      <SecondFactorDays />
      <AdminNavigation />
      <div className="admin-head">
        <h1 className="text-xl">{title}</h1>
        {aside && <div>{aside}</div>}
      </div>
      {children}
    </div>
  );
}
