import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { JobView } from '../../../server/invitations/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Link } from '../ui/link.tsx';
import { InvitedList } from './invited-list.tsx';
import { JobLine } from './job-facts.tsx';

/** One job in the list of its sender. */
export function JobCard({ job }: { job: JobView }) {
  const t = useT();
  const { id, invitations } = job;
  const [first] = invitations;
  if (!first) return null;
  return (
    <article className="border-t border-line-strong py-4">
      <h2 className="text-lg">
        <Link href={route('invitations.job', { id })}>{first.trade}</Link>
      </h2>
      <p>
        <JobLine job={job} />
      </p>
      <p className="mb-3 text-sm text-muted">
        {t('invitations.invited', { count: invitations.length })} ·{' '}
        {t('invitations.sent_on', { date: formatDate(first.createdAt, t.language) })}
      </p>
      <InvitedList invitations={invitations} />
    </article>
  );
}
