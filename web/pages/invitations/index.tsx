import { route } from '../../../common/routes/route-table.ts';
import type { InvitationsView } from '../../../server/invitations/views.ts';
import { InvitationCard } from '../../components/invitations/invitation-card.tsx';
import { JobCard } from '../../components/invitations/job-card.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { useQuietReload } from '../../hooks/use-quiet-reload.ts';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';

export type Props = InvitationsView;

/** Invitations to jobs: those received, and the own jobs with everyone invited to them. */
export default function InvitationsPage({ box, invitations, jobs, pagination, waiting }: Props) {
  const t = useT();
  const path = usePath();
  const { viewer } = useShared();
  useQuietReload({ channel: viewer && `private-users.${viewer.userId}`, event: 'invitation.updated' });
  return (
    <>
      <PageHead title={t('invitations.title')} noIndex />
      <header className="grid gap-x-8 gap-y-4 justify-items-start lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div className="grid gap-3">
          <h1>{t('invitations.title')}</h1>
          <p className="text-muted">{t('invitations.waiting', { count: waiting })}</p>
        </div>
        <ButtonLink variant="primary" href={route('sub_finder')}>
          {t('invitations.find')}
        </ButtonLink>
      </header>
      <nav className="page-parts mt-6" aria-label={t('invitations.which')}>
        <Link href={path('invitations.index')} aria-current={box === 'received' ? 'page' : undefined}>
          {t('invitations.received')}
        </Link>
        <Link
          href={path('invitations.index', {}, { query: { box: 'sent' } })}
          aria-current={box === 'sent' ? 'page' : undefined}
        >
          {t('invitations.sent_box')}
        </Link>
      </nav>
      {invitations.length + jobs.length === 0 && <None box={box} />}
      <ol className="mt-6 grid gap-6">
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <InvitationCard invitation={invitation} />
          </li>
        ))}
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </ol>
      <Pagination
        page={pagination.current_page}
        lastPage={pagination.last_page}
        hrefFor={(page) =>
          path('invitations.index', {}, { query: { box: box === 'sent' ? box : null, page } })
        }
      />
    </>
  );
}

function None({ box }: Pick<Props, 'box'>) {
  const t = useT();
  return box === 'sent' ? (
    <EmptyState title={t('invitations.none_sent_title')} text={t('invitations.none_sent_text')} />
  ) : (
    <EmptyState
      title={t('invitations.none_received_title')}
      text={t('invitations.none_received_text')}
      action={<ButtonLink href={route('profile.edit')}>{t('invitations.edit_profile')}</ButtonLink>}
    />
  );
}
