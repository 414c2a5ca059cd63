import { htmlLang } from '../../../common/format/language.ts';
import { formatPhone } from '../../../common/format/phones.ts';
import { formatDate } from '../../../common/format/dates.ts';
import { lastDayBefore } from '../../../common/format/last-days.ts';
import type { InvitationView } from '../../../server/invitations/views.ts';
import type { JobRatingsView } from '../../../server/invitations/ratings/job-ratings.ts';
import { JobRatings } from '../../components/invitations/job-ratings.tsx';
import { AnswerForms, EndForms } from '../../components/invitations/answer-forms.tsx';
import { InvitationFacts } from '../../components/invitations/invitation-facts.tsx';
import { StateBadge } from '../../components/invitations/invitation-card.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { ReportLink } from '../../components/reports/report-link.tsx';
import { DataList } from '../../components/ui/data-list.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Section } from '../../components/ui/section.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import { FileName } from '../../components/uploads/file-name.tsx';
import { useQuietReload } from '../../hooks/use-quiet-reload.ts';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';

export type Props = { invitation: InvitationView; ratings: JobRatingsView };

type Part = Pick<Props, 'invitation'>;

/** One invitation: the job, the words, how to reach each other once it is accepted, and what to do next. */
export default function InvitationShowPage({ invitation, ratings }: Props) {
  const t = useT();
  const path = usePath();
  const { viewer } = useShared();
  useQuietReload({ channel: viewer && `private-users.${viewer.userId}`, event: 'invitation.updated' });
  const { id, jobId, box, state, trade, expiresAt, can } = invitation;
  return (
    <>
      <PageHead title={t('invitations.title')} noIndex />
      <p>
        <Link href={path('invitations.index', {}, { query: { box: box === 'sent' ? box : null } })}>
          {t('invitations.back')}
        </Link>
      </p>
      <h1 className="mt-3">{t('invitations.show_title', { trade })}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Other invitation={invitation} />
        <StateBadge state={state} />
        {state === 'open' && (
          <span className="text-muted">
            {t(box === 'sent' ? 'invitations.waits_until' : 'invitations.answer_until', {
              date: formatDate(lastDayBefore(expiresAt), t.language),
            })}
          </span>
        )}
      </p>
      {jobId !== null && (
        <p className="mt-2">
          <Link href={path('invitations.job', { id: jobId })}>{t('invitations.whole_job')}</Link>
        </p>
      )}
      <Decline invitation={invitation} />
      <End invitation={invitation} />
      <Job invitation={invitation} />
      {can.answer && <AnswerForms invitation={invitation} />}
      {state === 'accepted' && <Contact invitation={invitation} />}
      <EndForms invitation={invitation} />
      <JobRatings invitationId={id} other={invitation.other.name} ratings={ratings} />
    </>
  );
}

function Other({ invitation: { box, other } }: Part) {
  const t = useT();
  const path = usePath();
  const text = t(box === 'sent' ? 'invitations.to' : 'invitations.from', { name: other.name });
  return other.slug === null ? (
    <span>{text}</span>
  ) : (
    <Link href={path('contractors.show', { slug: other.slug })}>{text}</Link>
  );
}

function Decline({ invitation: { decline } }: Part) {
  const t = useT();
  if (decline === null) return null;
  return (
    <p className="mt-4">
      {t('invitations.declined_because')}: {t(`invitations.reason.${decline.reason}`)}
      {decline.note !== null && (
        <>
          {' · '}
          <UserText text={decline.note} />
        </>
      )}
    </p>
  );
}

function End({ invitation: { end, state, other } }: Part) {
  const t = useT();
  if (end === null) return null;
  const { reason, note, isOwn } = end;
  return (
    <p className="mt-4">
      {state === 'canceled' && (
        <>
          {isOwn ? t('invitations.canceled_by_you') : t('invitations.canceled_by', { name: other.name })}
          {' · '}
        </>
      )}
      {t('invitations.declined_because')}: {t(`invitations.end_reason.${reason}`)}
      {note !== null && (
        <>
          {' · '}
          <UserText text={note} />
        </>
      )}
    </p>
  );
}

function Job({ invitation }: Part) {
  const t = useT();
  const { id, message, language, files, isRemoved, can } = invitation;
  return (
    <Section title={t('invitations.job')}>
      <InvitationFacts invitation={invitation} />
      <h3 className="mt-6">{t('invitations.message')}</h3>
      {isRemoved ? (
        <p className="mt-2 text-muted">{t('invitations.removed')}</p>
      ) : (
        <>
          <p className="mt-2 whitespace-pre-line" lang={htmlLang(language)} dir="auto">
            <UserText text={message} />
          </p>
          <ReportLink
            kind="invitation"
            id={id}
            label={t('report_forms.report_invitation')}
            texts={[message]}
            mayReport={can.report}
          />
        </>
      )}
      {files.length > 0 && (
        <>
          <h3 className="mt-6">{t('invitations.files')}</h3>
          <ul className="mt-2 grid gap-1">
            {files.map((file) => (
              <li key={file.id}>
                <FileName file={file} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function Contact({ invitation: { other } }: Part) {
  const t = useT();
  const { phone, email } = other;
  const none = t('invitations.not_given');
  return (
    <Section title={t('invitations.contact')}>
      <p className="mb-3 text-muted">{t('invitations.contact_text')}</p>
      <DataList
        items={[
          {
            term: t('invitations.phone'),
            detail: phone === null ? none : <a href={`tel:${phone}`}>{formatPhone(phone)}</a>,
          },
          {
            term: t('invitations.email'),
            detail: email === null ? none : <a href={`mailto:${email}`}>{email}</a>,
          },
        ]}
      />
    </Section>
  );
}
