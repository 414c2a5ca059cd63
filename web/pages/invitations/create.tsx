import { INVITATION_OPEN_DAYS } from '../../../common/invitations.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { InvitationCreateView } from '../../../server/invitations/create-page.ts';
import { FormPage } from '../../components/accounts/form-page.tsx';
import { InvitationForm } from '../../components/invitations/invitation-form.tsx';
import { invitable, MoreForm } from '../../components/invitations/invited-choice.tsx';
import { JobLine } from '../../components/invitations/job-facts.tsx';
import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Section } from '../../components/ui/section.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';

export type Props = InvitationCreateView;

/** Invites contractors to a part of a job. */
export default function InvitationCreatePage(props: Props) {
  const t = useT();
  const { contractors, month } = props;
  const days = INVITATION_OPEN_DAYS;
  const [first, ...others] = contractors;
  const count = Math.max(1, invitable(props).length);
  return (
    <FormPage
      heading={
        others.length === 0
          ? t('invitation_forms.create_title', { name: first?.name ?? '' })
          : t('invitation_forms.create_many_title', { count })
      }
      intro={t('invitation_forms.create_intro', { days })}
      aside={
        <HelpList
          title={t('invitation_forms.help_title')}
          items={[
            t('invitation_forms.help_1'),
            t('invitation_forms.help_2', { days }),
            t('invitation_forms.help_3'),
            t('invitation_forms.month', month),
          ]}
        />
      }
    >
      <PageHead title={t('invitation_forms.create_page_title')} noIndex />
      <Form {...props} />
    </FormPage>
  );
}

/** The form, or the reason why none of them can be invited. */
function Form(props: Props) {
  const t = useT();
  const { contractors, obstacle, job, month } = props;
  const [first, ...others] = contractors;
  const name = first?.name ?? '';
  const reason = obstacle ?? (others.length === 0 ? first?.obstacle : null);
  if (reason)
    return (
      <Alert tone="caution" title={t('invitation_forms.obstacle_title')}>
        <p>{t(reason, { name })}</p>
      </Alert>
    );
  if (month.used >= month.limit) return <MonthUsedUp month={month} />;
  return job === null ? (
    <>
      <OtherJobs {...props} />
      <InvitationForm {...props} />
    </>
  ) : (
    <ToJob {...props} job={job} />
  );
}

/** Said before the form is filled in; the first day of the next month brings new ones. */
function MonthUsedUp({ month }: Pick<Props, 'month'>) {
  const t = useT();
  const { viewer } = useShared();
  return (
    <Alert tone="caution" title={t('invitation_forms.month_used_up')}>
      <p>{t('invitation_forms.month', month)}</p>
      {!viewer?.isMember && (
        <p className="mt-2">
          <Link href={route('upgrade.show', {}, { query: { limit: 'invitations_a_month' } })}>
            {t('invitation_forms.more_a_month')}
          </Link>
        </p>
      )}
    </Alert>
  );
}

/** Jobs that were described before, to which they can be added. */
function OtherJobs({ jobs, contractors }: Props) {
  const t = useT();
  const path = usePath();
  if (jobs.length === 0) return null;
  const slugs = contractors.map(({ slug }) => slug).join(',');
  return (
    <details>
      <summary>{t('invitation_forms.add_to_job')}</summary>
      <ul className="mt-3 grid gap-3">
        {jobs.map((job) => (
          <li key={job.id}>
            <Link href={path('invitations.create', {}, { query: { contractors: slugs, job: job.id } })}>
              {job.invitations[0]?.trade}
            </Link>
            <p className="text-sm text-muted">
              <JobLine job={job} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function ToJob({ job, ...view }: Props & { job: NonNullable<Props['job']> }) {
  const t = useT();
  const path = usePath();
  const slugs = view.contractors.map(({ slug }) => slug).join(',');
  const [first] = job.invitations;
  return (
    <>
      <Section title={first?.trade ?? ''}>
        <p>
          <JobLine job={job} />
        </p>
        <p className="mt-2 whitespace-pre-line" dir="auto">
          <UserText text={first?.message ?? ''} />
        </p>
        <p className="mt-2 text-sm">
          <Link href={path('invitations.create', {}, { query: { contractors: slugs } })}>
            {t('invitation_forms.new_job')}
          </Link>
        </p>
      </Section>
      <MoreForm view={{ ...view, job }} jobId={job.id} />
    </>
  );
}
