import { htmlLang } from '../../../common/format/language.ts';
import { END_REASONS } from '../../../common/invitations.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { JobView } from '../../../server/invitations/views.ts';
import { InvitedList } from '../../components/invitations/invited-list.tsx';
import { JobLine } from '../../components/invitations/job-facts.tsx';
import { ReasonForm } from '../../components/invitations/reason-form.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Section } from '../../components/ui/section.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import { FileName } from '../../components/uploads/file-name.tsx';
import { useQuietReload } from '../../hooks/use-quiet-reload.ts';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';

export type Props = { job: JobView };

/** A job for its sender: the people found so far, and each answer. */
export default function InvitationJobPage({ job }: Props) {
  const t = useT();
  const path = usePath();
  const { viewer } = useShared();
  useQuietReload({ channel: viewer && `private-users.${viewer.userId}`, event: 'invitation.updated' });
  const { invitations, closed, can } = job;
  const [first] = invitations;
  if (!first) return null;
  return (
    <>
      <PageHead title={t('invitations.job_title', { trade: first.trade })} noIndex />
      <p>
        <Link href={path('invitations.index', {}, { query: { box: 'sent' } })}>{t('invitations.back')}</Link>
      </p>
      <h1 className="mt-3">{t('invitations.job_title', { trade: first.trade })}</h1>
      <p className="mt-2">
        <JobLine job={job} />
      </p>
      <StillNeeded job={job} />
      <Section title={t('invitations.invited', { count: invitations.length })}>
        <InvitedList invitations={invitations} />
        {can.inviteMore && (
          <div className="mt-4 grid gap-2 justify-items-start">
            <ButtonLink
              href={path(
                'sub_finder',
                {},
                { query: { from: first.startsOn, to: first.endsOn, job: job.id } },
              )}
            >
              {t('invitations.invite_more')}
            </ButtonLink>
            {closed.length > 0 && (
              <Link
                href={path(
                  'invitations.create',
                  {},
                  { query: { contractors: closed.join(','), job: job.id } },
                )}
              >
                {t('invitations.ask_again', { count: closed.length })}
              </Link>
            )}
          </div>
        )}
      </Section>
      <JobText job={job} />
      {can.callOff && invitations.length > 1 && <CallOff job={job} />}
    </>
  );
}

function StillNeeded({ job: { job } }: Props) {
  const t = useT();
  if (job.isCalledOff) return <p className="mt-2 font-semibold">{t('invitations.job_called_off')}</p>;
  if (job.needed === null) return null;
  const count = Math.max(0, job.needed - job.found);
  return <p className="mt-2 font-semibold">{t('invitations.still_needed', { count })}</p>;
}

function JobText({
  job: {
    invitations: [first],
  },
}: Props) {
  const t = useT();
  if (!first) return null;
  const { isRemoved, language, message, files } = first;
  return (
    <Section title={t('invitations.message')}>
      {isRemoved ? (
        <p className="text-muted">{t('invitations.removed')}</p>
      ) : (
        <p className="max-w-text whitespace-pre-line" lang={htmlLang(language)} dir="auto">
          <UserText text={message} />
        </p>
      )}
      <ul className="mt-3 grid gap-1">
        {files.map((file) => (
          <li key={file.id}>
            <FileName file={file} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CallOff({ job: { id } }: Props) {
  const t = useT();
  return (
    <div className="mt-6">
      <ReasonForm
        action={route('invitations.call_off', { id })}
        title={t('invitation_forms.call_off_title')}
        help={t('invitation_forms.call_off_help')}
        reasons={END_REASONS.sender.map((value) => ({ value, label: t(`invitations.end_reason.${value}`) }))}
        submit={t('invitation_forms.call_off')}
      />
    </div>
  );
}
